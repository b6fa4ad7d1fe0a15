import type { SignedApplication } from '../contract/receipt';
import { savedAtText } from '../domain/applicationCopy';
import { shownReference } from '../domain/referenceNumber';
import { shownData, type Translate } from './copyFields';
import { receiptValues } from './copyPage';
import { copySections } from './copySections';
import type { CopyIntl } from './entryName';

/**
 * The copy as plain text: rows of cells, in the order of `CopyDocument`.
 *
 * @param textOf returns the plain text of the institution's HTML
 */
export function copyText(
  intl: CopyIntl,
  { zgloszenie, potwierdzenie }: SignedApplication,
  textOf: (html: string) => string,
): readonly (readonly string[])[] {
  const { numer, zapisano, teksty } = potwierdzenie;
  const translate: Translate = (id) => intl.formatMessage({ id });
  const number = `${translate('zakonczenie.numer')} ${shownReference(numer)}`;
  const time = `${translate('zakonczenie.zapisano')} ${savedAtText(zapisano)}`;
  const sections = copySections(intl, zgloszenie, shownData(teksty));
  return [
    [translate('zakonczenie.kopia.tytul')],
    [`${teksty.uczelnia} · ${number} · ${time}`],
    ...sections.flatMap(({ title, items }) => [
      [title],
      ...items.map((item) => {
        if (item.kind === 'line') return [item.label, item.value];
        const { body } = item;
        const text = body && ('html' in body ? textOf(body.html) : body.plain);
        return [item.title, item.answer, text].filter((cell) => cell !== null);
      }),
    ]),
    [
      intl.formatMessage(
        { id: 'zakonczenie.kopia.poswiadczenie' },
        // The address of the page that checks copies is not signed.
        receiptValues(potwierdzenie, ''),
      ),
    ],
    [translate('zakonczenie.kopia.miejscowosc_data'), translate('zakonczenie.kopia.podpis')],
  ];
}
