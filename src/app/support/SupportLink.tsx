import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { darkThemeSet } from '../../features/appearance/themeSlice';
import { chooseLanguage, selectLanguage } from '../../intl/languageSlice';
import { ApplySelection, type SelectionTarget } from '../../features/selection/ApplySelection';
import { selectSelection } from '../../features/selection/selectionSlice';
import { hasSnapshot, snapshotIn } from '../../features/support/snapshot';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useToast } from '../../ui/ToastProvider';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { validSlices, type PersistedSlices } from '../store/persistedState';

interface Found {
  slices: Partial<PersistedSlices>;
  pathname: string;
  search: string;
}

function isDamaged({ slices }: Found): boolean {
  return Object.keys(slices).length === 0;
}

/**
 * Restores language, theme and choices from an address with a support snapshot, after a confirmation: a link never
 * changes a choice by itself. The snapshot is removed from the address at once.
 */
export function SupportLink() {
  const intl = useIntl();
  const toast = useToast();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { hash, pathname, search } = useLocation();
  const [seen, setSeen] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [open, setOpen] = useState(false);
  const [target, setTarget] = useState<SelectionTarget | null>(null);
  const language = useAppSelector(selectLanguage);
  const selection = useAppSelector(selectSelection);
  if (hash !== seen) {
    setSeen(hash);
    if (hasSnapshot(hash)) {
      const arrived = { slices: validSlices(snapshotIn(hash)), pathname, search };
      setFound(arrived);
      setOpen(!isDamaged(arrived));
    }
  }

  const arrive = useEffectEvent((arrived: Found) => {
    void navigate({ pathname: arrived.pathname, search: arrived.search }, { replace: true });
    if (isDamaged(arrived)) toast(intl.formatMessage({ id: 'pomoc.link.uszkodzony' }), 'warning');
  });
  useEffect(() => {
    if (found !== null) arrive(found);
  }, [found]);

  const restore = () => {
    setOpen(false);
    if (found === null) return;
    const { slices } = found;
    const restored = slices.language?.language ?? language;
    dispatch(chooseLanguage(restored));
    // Without a choice the theme follows the system.
    if (slices.theme?.dark != null) dispatch(darkThemeSet(slices.theme.dark));
    setTarget({
      language: restored,
      selection: slices.selection ?? selection,
      pathname: found.pathname,
      search: '',
    });
  };
  return (
    <>
      {target && <ApplySelection target={target} onDone={() => setTarget(null)} />}
      <ConfirmDialog
        open={open}
        title={intl.formatMessage({ id: 'pomoc.link.tytul' })}
        text={intl.formatMessage({ id: 'pomoc.link.tekst' })}
        confirmLabel={intl.formatMessage({ id: 'pomoc.link.wczytaj' })}
        cancelLabel={intl.formatMessage({ id: 'pomoc.link.zostaw' })}
        onConfirm={restore}
        onCancel={() => {
          setOpen(false);
        }}
      />
    </>
  );
}
