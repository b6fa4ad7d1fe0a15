import type { DictionaryEntry } from '../../../../contract/dictionary';
import { FieldGrid } from '../../../../fields/FieldSet';
import { Section } from '../../../../ui/Section';
import type { FetchedList } from '../../loading/useFetchedList';
import { AddressFields } from './AddressFields';
import type { AddressName } from './addressName';

interface AddressSectionProps {
  /** Id of the section's element. */
  id: string;
  number: number;
  title: string;
  prefix: AddressName;
  countries: FetchedList<DictionaryEntry>;
}

/** One address as a section of the form. */
export function AddressSection({ id, number, title, prefix, countries }: AddressSectionProps) {
  return (
    <Section id={id} number={number} title={title}>
      <FieldGrid>
        <AddressFields name={prefix} countries={countries} />
      </FieldGrid>
    </Section>
  );
}
