/**
 * notistack writes its styles with goober, which makes a `<style>` element through `innerHTML`: the content security
 * policy of the site forbids both. goober takes an element with this id when there is one, so it gets one that is
 * never drawn; what notistack needs stands in `styles/toasts.css`. Must be imported before notistack.
 */
if (!document.getElementById('_goober')) {
  const sheet = document.createElement('template');
  sheet.id = '_goober';
  sheet.append('');
  document.head.append(sheet);
}
