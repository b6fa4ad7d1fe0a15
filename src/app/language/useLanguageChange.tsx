import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { flagInfo } from '../../features/language/Flag';
import { selectHasChoice } from '../../features/selection/selectionSlice';
import { chooseLanguage, selectLanguage } from '../../intl/languageSlice';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useAppDispatch, useAppSelector, useAppStore } from '../store/store';

export interface LanguageChange {
  language: string;
  /** Changes the language, at once or after a confirmation. */
  ask: (language: string) => void;
  question: ReactNode;
}

/** Asks before a change of language that resets choices (docs/decisions.md, "Language change"). */
export function useLanguageChange(): LanguageChange {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  // The choices are read only when they matter, so that the first choice does not re-render the layout.
  const store = useAppStore();
  const [wanted, setWanted] = useState<string | null>(null);
  const named = (one: string) => ({ jezyk: flagInfo(one).name });
  const change = (to: string) => {
    setWanted(null);
    dispatch(chooseLanguage(to));
  };
  return {
    language,
    ask: (to) => {
      if (selectHasChoice(store.getState())) setWanted(to);
      else change(to);
    },
    question: (
      <ConfirmDialog
        open={wanted !== null}
        title={intl.formatMessage({ id: 'jezyk.zmiana.tytul' }, named(wanted ?? language))}
        text={intl.formatMessage({ id: 'jezyk.zmiana.tekst' })}
        confirmLabel={intl.formatMessage({ id: 'jezyk.zmiana.zmien' })}
        cancelLabel={intl.formatMessage({ id: 'jezyk.zmiana.zostaw' }, named(language))}
        onConfirm={() => {
          if (wanted !== null) change(wanted);
        }}
        onCancel={() => setWanted(null)}
      />
    ),
  };
}
