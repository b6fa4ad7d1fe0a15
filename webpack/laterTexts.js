/** Messages of the form, the completion page and the links to the form's sections. */
const OF_FORM = /^(podsumowanie|zakonczenie|pola|panel\.sekcje)\./;

/** Messages of the pages and parts beside the form, each loaded when it is opened. */
const BESIDE_FORM = /^(linki|pomiar|zgloszenie)\./;

/**
 * Except those that the page frame shows: headings, titles, the chosen studies, and toasts, which are outside the form.
 */
const OF_FRAME =
  /^(podsumowanie\.(tytul|tytul_strony|opis|studia\..+|toast\..+|szkic\.przywrocono)|zakonczenie\.(tytul|tytul_strony)|zgloszenie\.(tytul|link))$/;

/** The file of a message by its key: "first" is loaded with the first screen, "later" with the form, "beside" on demand. */
exports.fileOf = (key) => {
  if (OF_FRAME.test(key)) return 'first';
  if (BESIDE_FORM.test(key)) return 'beside';
  return OF_FORM.test(key) ? 'later' : 'first';
};
