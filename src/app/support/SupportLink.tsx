import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { darkThemeSet } from '../../features/appearance/themeSlice';
import { ApplySelection, type SelectionTarget } from '../../features/selection/ApplySelection';
import { selectSelection } from '../../features/selection/selectionSlice';
import { hasSnapshot, snapshotIn } from '../../features/support/snapshot';
import { chooseLanguage, selectLanguage } from '../../intl/languageSlice';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { showToast } from '../../ui/Toaster';
import { useAppStore } from '../store/hooks';
import { type PersistedSlices, validSlices } from '../store/persistedState';

interface Found {
  slices: Partial<PersistedSlices>;
  pathname: string;
  search: string;
}

interface Arrived {
  /** The last hash of the address. */
  seen: string;
  /** The snapshot to be restored or refused; null once it is. */
  found: Found | null;
}

function isDamaged({ slices }: Found): boolean {
  return Object.keys(slices).length === 0;
}

/**
 * Restores language, theme and choices from an address with a support snapshot, after a confirmation, because a link
 * never changes a choice by itself. The snapshot is removed from the address at once.
 */
export function SupportLink() {
  const intl = useIntl();
  const store = useAppStore();
  const navigate = useNavigate();
  const { hash, pathname, search } = useLocation();
  const [{ seen, found }, setArrived] = useState<Arrived>({ seen: '', found: null });
  const [target, setTarget] = useState<SelectionTarget | null>(null);
  if (hash !== seen) {
    const arrived = hasSnapshot(hash) && {
      slices: validSlices(snapshotIn(hash)),
      pathname,
      search,
    };
    setArrived({ seen: hash, found: arrived || found });
  }

  const arrive = useEffectEvent((arrived: Found) => {
    void navigate({ pathname: arrived.pathname, search: arrived.search }, { replace: true });
    if (!isDamaged(arrived)) return;
    showToast(intl.formatMessage({ id: 'pomoc.link.uszkodzony' }));
  });
  useEffect(() => {
    if (found !== null) arrive(found);
  }, [found]);

  const close = () => {
    setArrived({ seen, found: null });
  };
  const restore = ({ slices, pathname }: Found) => {
    const now = store.getState();
    const language = slices.language?.language ?? selectLanguage(now);
    store.dispatch(chooseLanguage(language));
    // Without a choice the theme follows the system.
    if (slices.theme?.dark != null) store.dispatch(darkThemeSet(slices.theme.dark));
    const selection = slices.selection ?? selectSelection(now);
    setTarget({ language, selection, pathname, search: '' });
    close();
  };
  return (
    <>
      {target && <ApplySelection target={target} onDone={() => setTarget(null)} />}
      <ConfirmDialog
        open={found !== null && !isDamaged(found)}
        title={intl.formatMessage({ id: 'pomoc.link.tytul' })}
        text={intl.formatMessage({ id: 'pomoc.link.tekst' })}
        confirmLabel={intl.formatMessage({ id: 'pomoc.link.wczytaj' })}
        cancelLabel={intl.formatMessage({ id: 'pomoc.link.zostaw' })}
        onConfirm={() => {
          if (found !== null) restore(found);
        }}
        onCancel={close}
      />
    </>
  );
}
