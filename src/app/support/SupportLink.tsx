import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { darkThemeSet } from '../../features/appearance/themeSlice';
import { ApplySelection, type SelectionTarget } from '../../features/selection/ApplySelection';
import { selectSelection } from '../../features/selection/selectionSlice';
import { hasSnapshot, snapshotIn } from '../../features/support/snapshot';
import { chooseLanguage, selectLanguage } from '../../intl/languageSlice';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { showToast } from '../../ui/Toaster';
import { type PersistedSlices, validSlices } from '../store/persistConfig';
import { useAppStore } from '../store/store';

/** Restores language, theme and choices of a support link once confirmed: a link changes no choice by itself. */
export function SupportLink() {
  const intl = useIntl();
  const store = useAppStore();
  const navigate = useNavigate();
  const { hash, pathname, search } = useLocation();
  const [target, setTarget] = useState<SelectionTarget | null>(null);
  const found = useMemo(() => (hasSnapshot(hash) ? validSlices(snapshotIn(hash)) : null), [hash]);
  const isDamaged = found !== null && Object.keys(found).length === 0;
  const leave = () => void navigate({ pathname, search }, { replace: true });

  const refuse = useEffectEvent(() => {
    leave();
    showToast(intl.formatMessage({ id: 'pomoc.link.uszkodzony' }));
  });
  useEffect(() => {
    if (isDamaged) refuse();
  }, [isDamaged]);

  const restore = (slices: Partial<PersistedSlices>) => {
    const now = store.getState();
    const language = slices.language?.language ?? selectLanguage(now);
    store.dispatch(chooseLanguage(language));
    // Without a choice the theme follows the system.
    if (slices.theme?.dark != null) store.dispatch(darkThemeSet(slices.theme.dark));
    const selection = slices.selection ?? selectSelection(now);
    setTarget({ language, selection, pathname, search: '' });
  };
  return (
    <>
      {target && <ApplySelection target={target} onDone={() => setTarget(null)} />}
      <ConfirmDialog
        open={found !== null && !isDamaged && target === null}
        title={intl.formatMessage({ id: 'pomoc.link.tytul' })}
        text={intl.formatMessage({ id: 'pomoc.link.tekst' })}
        confirmLabel={intl.formatMessage({ id: 'pomoc.link.wczytaj' })}
        cancelLabel={intl.formatMessage({ id: 'pomoc.link.zostaw' })}
        onConfirm={() => {
          if (found !== null) restore(found);
        }}
        onCancel={leave}
      />
    </>
  );
}
