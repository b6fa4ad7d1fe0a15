/** "1 offer", "2 offers": a number with a noun whose plural ends with "s". */
export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;
