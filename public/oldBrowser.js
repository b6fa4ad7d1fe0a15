/* Runs before every other script, in the syntax of any browser (ES5), and marks one that cannot run the application. */
(function () {
  function mark() {
    document.documentElement.setAttribute('data-browser', 'old');
  }
  function onError(event) {
    /* A script that cannot be parsed is reported here, and not on its element. */
    var name = event.error && event.error.name;
    if (name === 'SyntaxError' || /SyntaxError/.test(event.message)) mark();
  }
  /* The newest function that the application needs (docs/adr/0015). */
  if (!Object.hasOwn) mark();
  window.addEventListener('error', onError);
  /* The deferred scripts have run; later errors are not the browser's. */
  document.addEventListener('DOMContentLoaded', function () {
    window.removeEventListener('error', onError);
  });
})();
