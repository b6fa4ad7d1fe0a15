import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { PhonePrefix } from '../../../../contract/dictionary';
import { sortByName } from '../../../../domain/collation';
import { SelectField, type SelectOption } from '../../../../fields/SelectField';
import { useFormField } from '../../../../fields/useFormField';

/** The prefix of a phone number: "+48" when closed, countries and prefixes in the list. */
export function PrefixField({ prefixes }: { prefixes: readonly PhonePrefix[] }) {
  const intl = useIntl();
  const { value } = useFormField('numerKierunkowy');
  const options = useMemo(() => prefixOptions(prefixes, intl.locale), [prefixes, intl.locale]);
  return (
    <div className="PhonePrefix">
      <SelectField
        name="numerKierunkowy"
        label={intl.formatMessage({ id: 'podsumowanie.dane_kontaktowe.numer_kierunkowy' })}
        hideLabel
        options={options}
        placeholder={intl.formatMessage({ id: 'podsumowanie.pole.wybierz' })}
        autoComplete="tel-country-code"
      />
      {/* A native select cannot show less than its option says; its own text is invisible under this one. */}
      <span className="num" aria-hidden="true">
        {typeof value === 'string' && value}
      </span>
    </div>
  );
}

/** Each prefix once, by the names of its countries, the default one first. */
function prefixOptions(prefixes: readonly PhonePrefix[], locale: string): SelectOption[] {
  const names = new Map<string, Set<string>>();
  for (const { kodKierunkowy, wartosc } of prefixes) {
    names.set(kodKierunkowy, (names.get(kodKierunkowy) ?? new Set()).add(wartosc));
  }
  const entries = [...names].map(([code, of]) => ({ nazwa: [...of].join(', '), wartosc: code }));
  const first = prefixes.find(({ domyslny }) => domyslny)?.kodKierunkowy;
  return sortByName(entries, locale, first).map(({ nazwa, wartosc }) => ({
    value: wartosc,
    label: `${nazwa} ${wartosc}`,
  }));
}
