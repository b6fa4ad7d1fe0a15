/* Runs before every other script, in the syntax of any browser (ES5), and marks one that cannot run the application. */
(function () {
  function mark() {
    document.documentElement.setAttribute('data-browser', 'old');
  }
  function onError(event) {
    /* A script that cannot be parsed is reported here, and not on its element. A DOMException with that name is none. */
    var error = event.error;
    var isSyntax = error ? error instanceof SyntaxError : /SyntaxError/.test(event.message);
    var isOurs = /\/assets\//.test(event.filename);
    /* A page in place of a script that a newer version has replaced begins with "<"; damaged data is JSON. */
    if (isSyntax && isOurs && !/<|JSON/.test(event.message)) mark();
  }
  /* The newest function that the application needs (docs/adr/0015). */
  if (!Object.hasOwn) mark();
  window.addEventListener('error', onError);
  /* The deferred scripts have run; later errors are not the browser's. */
  document.addEventListener('DOMContentLoaded', function () {
    window.removeEventListener('error', onError);
  });
})();
