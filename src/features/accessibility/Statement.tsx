import Typography from '@mui/material/Typography';
import { Fragment, useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../intl/messages';
import { HelpLineContext, PhoneLink } from '../../ui/phoneLinks';

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

/** Shows what was tested and what was not; docs/accessibility.md has the details. */
export function Statement() {
  return (
    <div className="Prose">
      <p>
        <FormattedMessage id="dostepnosc.cel" />
      </p>
      <p>
        <FormattedMessage id="dostepnosc.czas" />
      </p>
      {PARTS.map(({ title, items }) => (
        <Fragment key={title}>
          <Typography variant="h3" color="textPrimary">
            <FormattedMessage id={title} />
          </Typography>
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
            numer: useContext(HelpLineContext),
            telefon: (number) => <PhoneLink>{number}</PhoneLink>,
          }}
        />
      </p>
    </div>
  );
}
