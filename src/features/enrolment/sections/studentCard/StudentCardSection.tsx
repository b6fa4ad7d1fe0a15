import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LabelText } from '../../../../fields/LabelText';
import { CheckboxField } from '../../../../fields/CheckboxField';
import { Section } from '../../../../ui/Section';
import { sectionElementId } from '../../form/shownSections';

/** In zloty (docs/specification.md, section 9). */
const PRICE = 22;

/** The optional electronic student card (docs/specification.md, section 2). */
export const StudentCardSection = memo(function StudentCardSection({ number }: { number: number }) {
  const intl = useIntl();
  const price = intl.formatMessage({ id: 'podsumowanie.legitymacja.cena' }, { kwota: PRICE });
  return (
    <Section
      id={sectionElementId('studentCard')}
      number={number}
      title={intl.formatMessage({ id: 'podsumowanie.legitymacja.tytul' })}
    >
      <CheckboxField
        name="wydanieEls"
        card
        optional
        label={
          <LabelText
            label={
              <b>
                <FormattedMessage id="podsumowanie.legitymacja.zamawiam" />
              </b>
            }
            optional={intl.formatMessage({ id: 'podsumowanie.pole.nieobowiazkowe' })}
          />
        }
        note={intl.formatMessage({ id: 'podsumowanie.legitymacja.opis' }, { cena: price })}
        price={price}
      />
    </Section>
  );
});
