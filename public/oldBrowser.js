/* The first script, in ES5: detects browsers that cannot run the application. */
(function () {
  function mark() {
    document.documentElement.setAttribute('data-browser', 'old');
  }
  function onError(event) {
    /* A syntax error in a script is reported here, not on its element. A DOMException may have that name as well. */
    var error = event.error;
    var isSyntax = error ? error instanceof SyntaxError : /SyntaxError/.test(event.message);
    var isOurs = /\/assets\//.test(event.filename);
    /* Not an old browser: an HTML page in place of a replaced script starts with "<"; invalid data is JSON. */
    if (isSyntax && isOurs && !/<|JSON/.test(event.message)) mark();
  }
  /* The newest function that the application needs (docs/adr/0015). */
  if (!Object.hasOwn) mark();
  window.addEventListener('error', onError);
  /* The deferred scripts have run; later errors have other causes. */
  document.addEventListener('DOMContentLoaded', function () {
    window.removeEventListener('error', onError);
  });
})();
