import type { FormApi } from 'final-form';
import { useForm } from 'react-final-form';
import { useIntl } from 'react-intl';
import type { EnrolmentValues } from '../../../../domain/enrolmentValues';
import { FieldGrid } from '../../../../fields/FieldGrid';
import { RadioField } from '../../../../fields/RadioField';
import { useFormField } from '../../../../fields/useFormField';
import { Section } from '../../../../ui/Section';
import { sectionElementId } from '../../form/shownSections';

interface CitizenshipSectionProps {
  number: number;
  /** `wartosc` of Poland. */
  poland: string;
}

/** Polish or foreigner; a foreigner also says whether there is a PESEL (specification, section 4). */
export function CitizenshipSection({ number, poland }: CitizenshipSectionProps) {
  const intl = useIntl();
  const form = useForm<EnrolmentValues>('CitizenshipSection');
  const foreigner = useFormField('obcokrajowiec').value === true;
  const title = intl.formatMessage({ id: 'podsumowanie.obywatelstwo.tytul' });
  return (
    <Section id={sectionElementId('citizenship')} number={number} title={title}>
      <FieldGrid>
        {/* The change bubbles up from the radios: only a candidate's own change presets, never a restored draft. */}
        <div onChange={() => presetPoland(form, poland)}>
          <RadioField
            name="obcokrajowiec"
            legend={title}
            hideLegend
            options={[
              {
                value: false,
                label: intl.formatMessage({ id: 'podsumowanie.obywatelstwo.polskie' }),
              },
              { value: true, label: intl.formatMessage({ id: 'podsumowanie.obywatelstwo.inne' }) },
            ]}
          />
        </div>
        {foreigner && (
          <RadioField
            name="maPesel"
            legend={intl.formatMessage({ id: 'podsumowanie.obywatelstwo.pesel' })}
            options={[
              {
                value: true,
                label: intl.formatMessage({ id: 'podsumowanie.obywatelstwo.pesel_tak' }),
              },
              {
                value: false,
                label: intl.formatMessage({ id: 'podsumowanie.obywatelstwo.pesel_nie' }),
              },
            ]}
          />
        )}
      </FieldGrid>
    </Section>
  );
}

/**
 * Presets Poland for Poles only: a foreigner must choose a citizenship, so that no unnoticed preset is sent. Any other
 * choice stays.
 */
function presetPoland(form: FormApi<EnrolmentValues>, poland: string): void {
  const { values } = form.getState();
  const [preset, wanted] = values.obcokrajowiec ? [poland, ''] : ['', poland];
  if (values.obywatelstwo === preset) form.change('obywatelstwo', wanted);
}
