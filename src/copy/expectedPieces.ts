import type { SignedApplication } from '../contract/receipt';
import { savedAtText, type CopySection } from '../domain/applicationCopy';
import { shownReference } from '../domain/referenceNumber';
import { shownData, type Translate } from './copyFields';
import { copyPage, copyTitle, escaped, receiptValues, withoutMarkup } from './copyPage';
import { copySections } from './copySections';
import type { CopyIntl } from './entryName';
import { oneLine, oneLineHtml, piecesOf, type CopyContent } from './readCopy';

/** Whether HTML in a file is what the copy makes of the institution's HTML. */
export type Shows = (found: string, html: string) => boolean;

interface Piece {
  /** What it shows: a label or a title. */
  what: string;
  /** null where it is long. */
  value: string | null;
  html: string;
  /** Whether HTML may be where `html` has `GAP`. */
  fits?: (found: string) => boolean;
}

/** A piece of a genuine file (`piecesOf`). */
export interface ExpectedPiece extends Pick<Piece, 'what' | 'value'> {
  html: string;
  matches: (found: string) => boolean;
}

/** Neither a text, which would be escaped, nor an element. */
const GAP = '<>';

function itemPiece(item: CopySection['items'][number], shows: Shows, untitled: string): Piece {
  if (item.kind === 'line') {
    const { label: what, value } = item;
    const cells = `<th scope="row">${escaped(what)}</th><td>${escaped(value)}</td>`;
    return { what, value, html: `<tr data-line="true">${cells}</tr>` };
  }
  const { title, answer, body } = item;
  const head = title === null ? '' : `<h3>${escaped(title)}</h3>`;
  const said = answer === null ? '' : `<p data-answer="true">${escaped(answer)}</p>`;
  const fits = (found: string) => {
    if (body === null) return found === '';
    const plain = 'html' in body ? withoutMarkup(body.html) : body.plain;
    if (found === oneLineHtml(`<p>${escaped(plain)}</p>`)) return true;
    const shown = /^<div>(.*)<\/div>$/.exec(found)?.[1];
    return 'html' in body && shown !== undefined && shows(shown, body.html);
  };
  const html = `<tr data-text="true"><td colspan="2">${head}${said}${GAP}</td></tr>`;
  return { what: title ?? answer ?? untitled, value: null, html, fits };
}

function matches(found: string, html: string, fits: Piece['fits']): boolean {
  if (fits === undefined) return found === html;
  const [start = '', end = ''] = html.split(GAP);
  return (
    found.length >= start.length + end.length &&
    found.startsWith(start) &&
    found.endsWith(end) &&
    fits(found.slice(start.length, found.length - end.length))
  );
}

/** The pieces of the genuine file: what CopyDocument and copyFile write of what was signed. */
export function expectedPieces(
  intl: CopyIntl,
  signed: SignedApplication,
  { locale, address }: Pick<CopyContent, 'locale' | 'address'>,
  shows: Shows,
): ExpectedPiece[] {
  const { zgloszenie, potwierdzenie } = signed;
  const { numer, zapisano, teksty } = potwierdzenie;
  const translate: Translate = (id) => intl.formatMessage({ id });
  const cell = (name: string, what: string, content: string): Piece => ({
    what,
    value: what,
    html: `<tr data-${name}="true"><td colspan="2">${content}</td></tr>`,
  });

  const number = shownReference(numer);
  const numberLabel = translate('zakonczenie.numer');
  const time = savedAtText(zapisano);
  const timeLabel = translate('zakonczenie.zapisano');
  const head: readonly Piece[] = [
    {
      what: translate('zakonczenie.uczelnia'),
      value: teksty.uczelnia,
      html: `<strong>${escaped(teksty.uczelnia)}</strong>`,
    },
    {
      what: numberLabel,
      value: number,
      html: `${escaped(numberLabel)} <strong>${number}</strong>`,
    },
    {
      what: timeLabel,
      value: time,
      html: `${escaped(timeLabel)} <time datetime="${escaped(zapisano)}">${time}</time>`,
    },
  ].map((piece) => ({ ...piece, html: `<span data-line="true">${piece.html}</span>` }));

  const untitled = translate('podsumowanie.formularze.tytul');
  const groups = copySections(intl, zgloszenie, shownData(teksty)).map(({ title, items }) => [
    cell('title', title, `<h2>${escaped(title)}</h2>`),
    ...items.map((item) => itemPiece(item, shows, untitled)),
  ]);
  const attested = intl.formatMessage(
    { id: 'zakonczenie.kopia.poswiadczenie' },
    receiptValues(potwierdzenie, address),
  );
  const place = translate('zakonczenie.kopia.miejscowosc_data');
  const signature = translate('zakonczenie.kopia.podpis');
  const end = [
    cell('receipt', attested, escaped(attested)),
    cell(
      'signature',
      `${place} ${signature}`,
      `<p>${escaped(place)}</p><p>${escaped(signature)}</p>`,
    ),
  ];

  const title = translate('zakonczenie.kopia.tytul');
  const htmlOf = (pieces: readonly Piece[]) => pieces.map(({ html }) => html);
  const bodies = [...groups, end].map((pieces) => `<tbody>${htmlOf(pieces).join('')}</tbody>`);
  const article =
    `<article class="ApplicationCopy" lang="${locale}"><h1>${escaped(title)}</h1><table>` +
    `<thead><tr><td colspan="2">${htmlOf(head).join(' · ')}</td></tr></thead>${bodies.join('')}` +
    '</table></article>';
  const fileTitle = copyTitle(title, numer);
  const html = piecesOf(copyPage({ locale, title: fileTitle, styles: '', article, signed: '' }));
  const pieces: readonly Omit<Piece, 'html'>[] = [
    { what: fileTitle, value: fileTitle },
    { what: title, value: title },
    ...head,
    ...groups.flat(),
    ...end,
  ];
  return pieces.map(({ what, value, fits }, index) => {
    const expected = html[index] ?? '';
    return {
      what: oneLine(what),
      value: value === null ? null : oneLine(value),
      html: expected,
      matches: (found) => matches(found, expected, fits),
    };
  });
}
