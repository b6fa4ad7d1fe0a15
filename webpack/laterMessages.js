/** Messages of what is loaded after the first screens: the form, the pages after and beside it, links, measurement. */
const LATER = /^(podsumowanie|zakonczenie|pola|panel\.sekcje|linki|pomiar|zgloszenie)\./;

/**
 * Except those that the page frame shows: headings, titles, the chosen studies, and toasts, which are outside the form.
 */
const OF_FRAME =
  /^(podsumowanie\.(tytul|tytul_strony|opis|studia\..+|toast\..+|szkic\.przywrocono)|zakonczenie\.(tytul|tytul_strony)|zgloszenie\.(tytul|link))$/;

/** The file of a message by its key: "first" is loaded with the first screen, "later" with what needs it. */
exports.fileOf = (key) => (LATER.test(key) && !OF_FRAME.test(key) ? 'later' : 'first');
