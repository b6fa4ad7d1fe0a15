import { useState } from 'react';
import { selectHasChoice } from '../../features/selection/selectionSlice';
import { chooseLanguage, selectLanguage } from '../../intl/languageSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../store/hooks';

/** A requested change of language, which waits for a confirmation when it would reset choices. */
export interface LanguageChange {
  language: string;
  /** The language to be confirmed, or null. */
  wanted: string | null;
  ask: (language: string) => void;
  confirm: () => void;
  cancel: () => void;
}

/**
 * A change of language resets the flow and the history (docs/specification.md, section 4), and asks first when there is
 * a choice (docs/decisions.md, "Language change"). Typed data stays.
 */
export function useLanguageChange(): LanguageChange {
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  // The choices are read only when they matter, so that the first choice does not re-render the layout.
  const store = useAppStore();
  const [wanted, setWanted] = useState<string | null>(null);

  const change = (to: string) => {
    setWanted(null);
    dispatch(chooseLanguage(to));
  };
  return {
    language,
    wanted,
    ask: (to) => {
      if (selectHasChoice(store.getState())) setWanted(to);
      else change(to);
    },
    confirm: () => {
      if (wanted !== null) change(wanted);
    },
    cancel: () => {
      setWanted(null);
    },
  };
}
