/** The texts of a page. */
export interface PageTexts {
  title: string;
  /** All visible and accessible texts. */
  texts: string[];
  /** The values of the fields. */
  typed: string[];
}

/** Reads the texts of the page it runs in. Runs in the browser, so it must not use anything from outside. */
export function readTexts(): PageTexts {
  const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt'];
  const all = [...document.body.querySelectorAll('*')].filter(
    // Numbers and times are the same in every language, or the browser's own words.
    (one) => one.checkVisibility() && !one.closest('[translate=no], time'),
  );
  /** A text area has its value below it, which is no message. */
  const ownTexts = (element: Element) =>
    [...(element.tagName === 'TEXTAREA' ? [] : element.childNodes)]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.nodeValue ?? '');
  // A match in a name is marked: only the whole name is a text.
  const isMarked = (one: Element | null) => one?.querySelector(':scope > mark');

  const texts = all.flatMap((element) => {
    const spoken = SPOKEN.map((name) => element.getAttribute(name) ?? '');
    const options = element instanceof HTMLSelectElement ? [...element.options] : [];
    const parts = isMarked(element.parentElement) ? [] : ownTexts(element);
    const own = isMarked(element) ? [element.textContent] : parts;
    return [...spoken, ...options.map(({ text }) => text), ...own];
  });
  return {
    title: document.title,
    texts: texts.filter((text) => text.trim() !== ''),
    typed: all.flatMap((one) => (one instanceof HTMLInputElement ? [one.value] : [])),
  };
}
