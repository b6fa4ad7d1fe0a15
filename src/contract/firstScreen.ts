/** HTML of the first screen, and of the bar for each direction as `template` elements that name their directions. */
export interface FirstScreen {
  screen: string;
  bars: string;
}
