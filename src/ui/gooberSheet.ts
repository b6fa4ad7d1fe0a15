/**
 * notistack writes its styles with goober, which creates a `<style>` element through `innerHTML`; the content security
 * policy forbids both (docs/adr/0019). goober uses an existing element with this id, so this module adds an inert one,
 * and `Toasts` passes its text to Emotion. Must be imported before notistack.
 */
const sheet = document.createElement('template');
sheet.id = '_goober';
sheet.append('');
document.head.append(sheet);

/** The styles of notistack, available once it has been imported. */
export function gooberStyles(): string {
  return sheet.textContent;
}
