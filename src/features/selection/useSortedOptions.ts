import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Step } from '../../domain/steps';

/**
 * The values of a step sorted in the interface language (decisions, "lists"); "" ("no specialisation") is last.
 */
export function useSortedOptions({ options }: Step): readonly string[] {
  const { locale } = useIntl();
  return useMemo(() => {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    const named = options.filter((option) => option !== '').sort(compare);
    return named.length < options.length ? [...named, ''] : named;
  }, [options, locale]);
}
