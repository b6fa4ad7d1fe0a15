import '../../ui/theme/formStyles';

/**
 * Loads the page "My application". Called from the form's chunk, whose fields it shares: otherwise these would be files of
 * their own, which makes the form larger.
 */
export function loadScreen() {
  return import(/* webpackChunkName: "application" */ './ApplicationScreen');
}
