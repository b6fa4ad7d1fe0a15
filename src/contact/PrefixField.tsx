import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { PhonePrefix } from '../contract/dictionary';
import { sortByName } from '../domain/collation';
import { SelectField, type SelectOption } from '../fields/SelectField';
import { textOf, useValueOf } from '../fields/useFormField';
import { FORCED_COLORS } from '../ui/theme/media';

const Prefix = styled('div')({
  position: 'relative',
  '& :not([data-empty]) > select': { WebkitTextFillColor: 'transparent' },
  '& > span': {
    position: 'absolute',
    top: 12,
    left: 14,
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  },
  [FORCED_COLORS]: { '& > span': { display: 'none' } },
});

/**
 * The prefix of a phone number: "+48" when closed, countries and prefixes in the list. One that the dictionary lacks,
 * such as that of another language, is offered as well, because it is sent unchanged.
 */
export function PrefixField({ prefixes }: { prefixes: readonly PhonePrefix[] }) {
  const intl = useIntl();
  const prefix = useValueOf('numerKierunkowy', textOf);
  const known = useMemo(() => prefixOptions(prefixes, intl.locale), [prefixes, intl.locale]);
  const isMissing = prefix !== '' && known.every((option) => option.value !== prefix);
  const options = isMissing ? [...known, { value: prefix, label: prefix }] : known;
  return (
    <Prefix>
      <SelectField
        name="numerKierunkowy"
        hideLabel
        options={options}
        autoComplete="section-candidate tel-country-code"
      />
      {/* A native select cannot show less than its option says; its own text is invisible under this one. */}
      <span aria-hidden="true">{prefix}</span>
    </Prefix>
  );
}

/** The unique prefixes with the names of their countries, the default one first. */
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
