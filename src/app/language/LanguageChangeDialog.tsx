import { useState } from 'react';
import { useIntl } from 'react-intl';
import { flagInfo } from '../../features/language/Flag';
import { selectHasChoice } from '../../features/selection/selectionSlice';
import { chooseLanguage, selectLanguage } from '../../intl/languageSlice';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useFocusReturn } from '../../ui/useOverlay';
import { useAppDispatch, useAppSelector, useAppStore } from '../store/hooks';

/** Asks before a change of language resets the choices. */
export function LanguageChangeDialog({ change }: { change: LanguageChange }) {
  const intl = useIntl();
  const open = change.wanted !== null;
  useFocusReturn(open);
  const wanted = flagInfo(change.wanted ?? change.language).name;
  return (
    <ConfirmDialog
      open={open}
      title={intl.formatMessage({ id: 'jezyk.zmiana.tytul' }, { jezyk: wanted })}
      text={intl.formatMessage({ id: 'jezyk.zmiana.tekst' })}
      confirmLabel={intl.formatMessage({ id: 'jezyk.zmiana.zmien' })}
      cancelLabel={intl.formatMessage(
        { id: 'jezyk.zmiana.zostaw' },
        { jezyk: flagInfo(change.language).name },
      )}
      onConfirm={change.confirm}
      onCancel={change.cancel}
    />
  );
}

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
 * a choice (docs/decisions.md, "language change"). Typed data stays.
 */
export function useLanguageChange(): LanguageChange {
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  // Read once it matters: the first choice must not re-render the layout.
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
      if (to === language) return;
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
