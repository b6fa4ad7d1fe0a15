/** Parts of a name that stay lower-case: "von Trapp", "de la Cruz", "Frankfurt am Main", "Bielsk nad Narwią". */
const PARTICLES = new Set(
  'von van de der den del di da do dos du la le el al bin ibn zu zur af av ter ten y e am an im nad pod na'.split(
    ' ',
  ),
);

/**
 * Suggests a name with capitals for one that was typed without any: "anna maria" -> "Anna Maria", "ul. polna" -> "ul.
 * Polna". The form asks the candidate and never corrects the name by itself.
 *
 * @returns null without a suggestion
 */
export function suggestedName(typed: string): string | null {
  if (typed !== typed.toLowerCase()) return null;
  const name = typed
    .split(' ')
    .map((word) => (PARTICLES.has(word) || word.endsWith('.') ? word : capitalised(word)))
    .join(' ');
  return name === typed ? null : name;
}

/** Each part of a double name starts with a capital, and "o'neil" is "O'Neil"; a letter such as "ß" stays a single one. */
function capitalised(word: string): string {
  return word.replace(/(?:^\p{Ll}['’]|^|-)\p{Ll}/gu, (start) => {
    const capital = start.toUpperCase();
    return capital.length === start.length ? capital : start;
  });
}
