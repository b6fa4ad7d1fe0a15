/** What a page says. */
export interface PageTexts {
  title: string;
  /** Every text that is read out or seen. */
  texts: string[];
  /** What is in the fields. */
  typed: string[];
}

/** Reads the texts of the page it runs in; as it runs there, it uses nothing from outside of itself. */
export function readTexts(): PageTexts {
  const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt'];
  const all = [...document.body.querySelectorAll('*')].filter((one) => one.checkVisibility());
  const ownTexts = (element: Element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.nodeValue ?? '');
  // The found part of a name is marked: only the whole is a text.
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
