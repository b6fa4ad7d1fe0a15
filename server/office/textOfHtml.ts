import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parse } from 'parse5';

/** More would take the parser long; the texts of an application have at most 64 kB. */
const MOST_ELEMENTS = 20_000;

/** Elements that show no text. */
const HIDDEN: ReadonlySet<string> = new Set(['head', 'script', 'style']);

/** The address of a link in a copy, which HTML has in an attribute. */
const ADDRESS = / \(https?:\/\/\S+?\)(?=[\s\p{P}]|$)/gu;

/** @throws RangeError where there are too many elements */
function parsed(html: string): DefaultTreeAdapterTypes.Document {
  let elements = 0;
  return parse(html, {
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement: (...given) => {
        elements += 1;
        if (elements > MOST_ELEMENTS) throw new RangeError('too many elements');
        return defaultTreeAdapter.createElement(...given);
      },
    },
  });
}

function textsOf(node: DefaultTreeAdapterTypes.Node): readonly string[] {
  if ('value' in node) return [node.value];
  if (!('childNodes' in node) || HIDDEN.has(node.nodeName)) return [];
  if ('attrs' in node && node.nodeName === 'img') {
    return node.attrs.flatMap(({ name, value }) => (name === 'alt' ? [value] : []));
  }
  return node.childNodes.flatMap(textsOf);
}

/**
 * The text of HTML, without the addresses of links.
 *
 * @returns "" where there are too many elements, or too many in each other
 */
export function textOfHtml(html: string): string {
  try {
    return textsOf(parsed(html)).join(' ').replace(ADDRESS, '');
  } catch (error) {
    // Also where the stack is too small.
    if (error instanceof RangeError) return '';
    throw error;
  }
}
