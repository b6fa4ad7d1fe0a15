/**
 * notistack writes its styles with goober, which makes a `<style>` element through `innerHTML`: the content security
 * policy of the site forbids both. goober takes an element with this id where there is one. This one is inert;
 * `ToastStack` hands its text to Emotion, which the policy allows. Must be imported before notistack.
 */
const ID = '_goober';

if (!document.getElementById(ID)) {
  const sheet = document.createElement('template');
  sheet.id = ID;
  sheet.append('');
  document.head.append(sheet);
}

/** The styles of notistack, which it makes when it is imported. */
export function gooberStyles(): string {
  return document.getElementById(ID)?.textContent ?? '';
}
