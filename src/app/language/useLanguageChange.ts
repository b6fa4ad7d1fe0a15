import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { languageChosen, selectLanguage } from '../../features/language/languageSlice';
import { selectHasChoice, selectionReset } from '../../features/selection/selectionSlice';

/** A language change on its way: asked for, and waiting for the candidate's word when a choice would go. */
export interface LanguageChange {
  language: string;
  /** The language that waits for a confirmation, or null. */
  wanted: string | null;
  ask: (language: string) => void;
  confirm: () => void;
  cancel: () => void;
}

/**
 * A change of language resets the flow and the history (specification, section 4); where that would lose a
 * choice it asks first (decisions, "language change"). What is typed stays.
 */
export function useLanguageChange(): LanguageChange {
  const dispatch = useDispatch();
  const language = useSelector(selectLanguage);
  const hasChoice = useSelector(selectHasChoice);
  const [wanted, setWanted] = useState<string | null>(null);

  const change = (to: string) => {
    setWanted(null);
    dispatch(languageChosen(to));
    dispatch(selectionReset());
  };
  return {
    language,
    wanted,
    ask: (to) => {
      if (to === language) return;
      if (hasChoice) setWanted(to);
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
