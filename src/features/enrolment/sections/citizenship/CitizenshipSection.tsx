import { FormattedMessage, useIntl } from 'react-intl';
import { FieldGrid } from '../../../../fields/FieldSet';
import { RadioField } from '../../../../fields/RadioField';
import { SECTION_NAMES } from '../../model/shownSections';
import { useFieldValue } from '../../model/useFieldValue';
import { FormSection } from '../FormSection';

const CITIZENSHIPS = [
  { value: false, label: <FormattedMessage id="podsumowanie.obywatelstwo.polskie" /> },
  { value: true, label: <FormattedMessage id="podsumowanie.obywatelstwo.inne" /> },
];
const PESEL_ANSWERS = [
  { value: true, label: <FormattedMessage id="podsumowanie.obywatelstwo.pesel_tak" /> },
  { value: false, label: <FormattedMessage id="podsumowanie.obywatelstwo.pesel_nie" /> },
];

interface CitizenshipSectionProps {
  number: number;
  /** Called after the citizenship has changed. */
  onCitizenship: () => void;
}

/** Polish or foreigner; a foreigner also says whether they have a PESEL (docs/specification.md, section 4). */
export function CitizenshipSection({ number, onCitizenship }: CitizenshipSectionProps) {
  const intl = useIntl();
  const foreigner = useFieldValue('obcokrajowiec');
  return (
    <FormSection section="citizenship" number={number}>
      <FieldGrid>
        <RadioField
          name="obcokrajowiec"
          legend={intl.formatMessage({ id: SECTION_NAMES.citizenship })}
          hideLegend
          options={CITIZENSHIPS}
          onChange={onCitizenship}
        />
        {foreigner && <RadioField name="maPesel" options={PESEL_ANSWERS} />}
      </FieldGrid>
    </FormSection>
  );
}
