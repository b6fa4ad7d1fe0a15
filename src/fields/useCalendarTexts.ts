import type { LocalizationProviderProps } from '@mui/x-date-pickers/LocalizationProvider';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

type Texts = NonNullable<LocalizationProviderProps<string>['localeText']>;

/** The calendar's own words, in the language of the interface. */
export function useCalendarTexts(): Texts {
  const intl = useIntl();
  return useMemo(
    () => ({
      previousMonth: intl.formatMessage({ id: 'pola.data.poprzedni_miesiac' }),
      nextMonth: intl.formatMessage({ id: 'pola.data.nastepny_miesiac' }),
      calendarViewSwitchingButtonAriaLabel: (view) =>
        intl.formatMessage({
          id: view === 'year' ? 'pola.data.pokaz_dni' : 'pola.data.pokaz_lata',
        }),
    }),
    [intl],
  );
}
