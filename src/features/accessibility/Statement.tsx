import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../intl/messageId';

interface Part {
  title: MessageId;
  items: readonly MessageId[];
}

const PARTS: readonly Part[] = [
  {
    title: 'dostepnosc.sprawdzone.tytul',
    items: [
      'dostepnosc.sprawdzone.automat',
      'dostepnosc.sprawdzone.klawiatura',
      'dostepnosc.sprawdzone.czytnik',
      'dostepnosc.sprawdzone.powiekszenie',
    ],
  },
  {
    title: 'dostepnosc.niesprawdzone.tytul',
    items: [
      'dostepnosc.niesprawdzone.osoby',
      'dostepnosc.niesprawdzone.czytniki',
      'dostepnosc.niesprawdzone.przegladarki',
      'dostepnosc.niesprawdzone.dokumenty',
    ],
  },
];

/** What was tested and what was not; docs/accessibility.md says the same at length. */
export function Statement({ helpLine }: { helpLine: string }) {
  return (
    <div className="Prose">
      <p>
        <FormattedMessage id="dostepnosc.cel" />
      </p>
      {PARTS.map(({ title, items }) => (
        <Fragment key={title}>
          <h3>
            <FormattedMessage id={title} />
          </h3>
          <ul>
            {items.map((item) => (
              <li key={item}>
                <FormattedMessage id={item} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <p>
        <FormattedMessage
          id="dostepnosc.kontakt"
          values={{
            numer: helpLine,
            telefon: (number) => (
              <a className="nowrap num" href={`tel:${helpLine.replace(/[^+\d]/g, '')}`}>
                {number}
              </a>
            ),
          }}
        />
      </p>
    </div>
  );
}
