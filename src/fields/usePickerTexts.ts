import type { LocalizationProviderProps } from '@mui/x-date-pickers/LocalizationProvider';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

type Texts = NonNullable<LocalizationProviderProps<string>['localeText']>;

/** The labels of x-date-pickers in the current language. */
export function usePickerTexts(): Texts {
  const intl = useIntl();
  return useMemo(
    () => ({
      day: intl.formatMessage({ id: 'pola.data.dzien' }),
      month: intl.formatMessage({ id: 'pola.data.miesiac' }),
      year: intl.formatMessage({ id: 'pola.data.rok' }),
      empty: intl.formatMessage({ id: 'pola.data.puste' }),
      fieldDayPlaceholder: () => intl.formatMessage({ id: 'pola.data.dzien.skrot' }),
      fieldMonthPlaceholder: () => intl.formatMessage({ id: 'pola.data.miesiac.skrot' }),
      fieldYearPlaceholder: () => intl.formatMessage({ id: 'pola.data.rok.skrot' }),
      openDatePickerDialogue: () => intl.formatMessage({ id: 'pola.data.kalendarz' }),
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
