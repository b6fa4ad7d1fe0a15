import '../../ui/theme/formStyles';

/** Called from the form's chunk, whose fields it shares: as files of their own they would make the form larger. */
export function loadScreen() {
  return import(/* webpackChunkName: "application" */ './ApplicationScreen');
}
