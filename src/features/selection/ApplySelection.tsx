import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { Selection } from '../../domain/selection';
import { useLanguage } from '../../intl/language';
import { selectLanguage } from '../../intl/languageSlice';
import { focusHeading } from '../../ui/PageHead';
import { selectionRestored } from './selectionSlice';

export interface SelectionTarget {
  language: string;
  selection: Selection;
  pathname: string;
  search: string;
}

interface ApplySelectionProps {
  target: SelectionTarget;
  onDone: () => void;
}

/** Chooses and navigates, once the offers of the language are shown; another component changes the language. */
export function ApplySelection({ target, onDone }: ApplySelectionProps) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const language = useSelector(selectLanguage);
  const shown = useLanguage();
  const isReady = language === target.language && shown === language;
  const apply = useEffectEvent(() => {
    const { selection, pathname, search } = target;
    dispatch(selectionRestored(selection));
    void navigate({ pathname, search }, { replace: true });
    onDone();
  });
  useEffect(() => {
    if (isReady) apply();
  }, [target, isReady]);
  // When this is removed, the chosen screen is shown. Its heading takes the focus here, because a navigation that keeps
  // the address does not move it.
  useEffect(() => focusHeading, []);
  return null;
}
