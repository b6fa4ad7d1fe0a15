import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { CheckboxField } from '../../../../fields/CheckboxField';
import { LabelText } from '../../../../fields/FieldLabel';
import { Section } from '../../../../ui/Section';
import { useEnrolment } from '../../model/enrolmentContext';
import { useSectionHead } from '../../model/shownSections';

/** "22 PLN" in the language of the interface. Whole zlotys have their own words in each language. */
function priceText(intl: IntlShape, price: string): string {
  const [amount = '', currency] = price.split(' ');
  const whole = Number.isInteger(Number(amount));
  if (currency === 'PLN' && whole) {
    return intl.formatMessage({ id: 'podsumowanie.legitymacja.cena' }, { kwota: Number(amount) });
  }
  return intl.formatNumber(Number(amount), {
    style: 'currency',
    currency,
    ...(whole && { minimumFractionDigits: 0 }),
  });
}

/** The optional electronic student card (docs/specification.md, section 2). */
export function StudentCardSection({ number }: { number: number }) {
  const intl = useIntl();
  const price = priceText(intl, useEnrolment().studentCardPrice);
  return (
    <Section {...useSectionHead('studentCard')} number={number}>
      <CheckboxField
        name="wydanieEls"
        optional
        label={
          <LabelText
            label={<FormattedMessage id="podsumowanie.legitymacja.zamawiam" />}
            optional={intl.formatMessage({ id: 'podsumowanie.pole.nieobowiazkowe' })}
          />
        }
        price={price}
      />
    </Section>
  );
}
