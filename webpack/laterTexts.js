/** Messages of the form, the completion page, the pages beside them, deep links and the links to the form's sections. */
const OF_FORM = /^(podsumowanie|zakonczenie|sprawdz|linki|pola|pomiar|panel\.sekcje)\./;

/**
 * Except those that the page frame shows: headings, titles, the chosen studies, and toasts, which are outside the form.
 */
const OF_FRAME =
  /^(podsumowanie\.(tytul|tytul_strony|opis|studia\..+|toast\..+|szkic\.przywrocono)|(sprawdz|linki)\.opis|(zakonczenie|sprawdz|linki)\.(tytul|tytul_strony))$/;

/** Whether a message is loaded with the form instead of the first screen, by its key. */
exports.isLater = (key) => OF_FORM.test(key) && !OF_FRAME.test(key);
