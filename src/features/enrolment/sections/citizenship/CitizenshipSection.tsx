import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CountryDictionaries } from '../../../../domain/followCitizenship';
import { FieldGrid } from '../../../../fields/FieldSet';
import { RadioField } from '../../../../fields/RadioField';
import { Section } from '../../../../ui/Section';
import { useEnrolment } from '../../model/enrolmentContext';
import { followCitizenship } from '../../model/form';
import { useFieldValue } from '../../model/selectors';
import { useSectionHead } from '../../model/shownSections';

const CITIZENSHIPS = [
  { value: false, label: <FormattedMessage id="podsumowanie.obywatelstwo.polskie" /> },
  { value: true, label: <FormattedMessage id="podsumowanie.obywatelstwo.inne" /> },
];
const PESEL_ANSWERS = [
  { value: true, label: <FormattedMessage id="podsumowanie.obywatelstwo.pesel_tak" /> },
  { value: false, label: <FormattedMessage id="podsumowanie.obywatelstwo.pesel_nie" /> },
];

/** Polish or foreigner; a foreigner also says whether they have a PESEL (docs/specification.md, section 4). */
export function CitizenshipSection({ number }: { number: number }) {
  const foreigner = useFieldValue('obcokrajowiec');
  return (
    <Section {...useSectionHead('citizenship')} number={number}>
      <FieldGrid>
        <RadioField name="obcokrajowiec" hideLabel options={CITIZENSHIPS} />
        {foreigner && <RadioField name="maPesel" options={PESEL_ANSWERS} />}
      </FieldGrid>
    </Section>
  );
}

/** Sets what the citizenship implies when it changes, and when a dictionary arrives: an empty one implies nothing. */
export function useFollowCitizenship({ countries, prefixes }: CountryDictionaries): void {
  const { form } = useEnrolment();
  const foreigner = useFieldValue('obcokrajowiec');
  const citizenship = useFieldValue('obywatelstwo');
  useEffect(() => {
    followCitizenship(form, { countries, prefixes });
  }, [form, countries, prefixes, foreigner, citizenship]);
}
