import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Selection } from '../../domain/selection';
import { languageChanged } from '../../intl/languageSlice';
import { focusHeading } from '../../ui/PageHead';
import { selectionRestored } from './selectionSlice';

/** A selection to show, in its language, and the address of the screen to show it on. */
export interface SelectionTarget {
  language: string;
  selection: Selection;
  pathname: string;
  search: string;
}

/** Returns a function that restores a selection on its screen; its offers are shown with the messages of its language. */
export function useRestoreSelection(): (target: SelectionTarget) => void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname: current } = useLocation();
  return ({ language, selection, pathname, search }) => {
    dispatch(languageChanged(language));
    dispatch(selectionRestored(selection));
    void navigate({ pathname, search }, { replace: true });
    // Only another address moves the focus by itself.
    if (pathname === current) focusHeading();
  };
}
