import { useCallback, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { recentCalls } from '../../api/recentCalls';
import { selectCatalogue } from '../../api/recruitmentApi';
import { withFirstOffers } from '../../domain/choices';
import { PATHS, screenAt } from '../../domain/screens';
import { EnrolmentContext } from '../../features/enrolment/model/enrolmentContext';
import { selectEnrolment } from '../../features/enrolment/model/enrolmentSlice';
import type { Snapshot } from '../../features/support/snapshot';
import { SupportButton } from '../../features/support/SupportButton';
import { useAppStore } from '../store/store';
import { sentApplication } from '../store/tabSession';

/** Opens the data for support. Re-renders at a navigation, because the data names the address. */
export function SupportData() {
  return <SupportButton collect={useSnapshot()} />;
}

/** Collects the data for support (docs/decisions.md, "support snapshot"). */
export function useSnapshot(): () => Snapshot {
  const store = useAppStore();
  const enrolment = useContext(EnrolmentContext);
  const { pathname } = useLocation();
  return useCallback(() => {
    const state = store.getState();
    const { language, theme, selection } = state;
    return {
      build: buildName(document),
      time: new Date().toISOString(),
      route: PATHS[screenAt(pathname)],
      language,
      theme,
      selection: withFirstOffers(selection, 1),
      offers: selectCatalogue(state)?.offers.length ?? null,
      fields: {
        filled: enrolment?.filled() ?? [],
        // The errors of a form that nobody has seen mean nothing.
        invalid: selectEnrolment(state).sections.length > 0 ? (enrolment?.invalid() ?? []) : [],
      },
      sent: sentApplication()?.savedAt ?? null,
      unanswered: enrolment?.keys.unanswered()?.sentAt ?? null,
      calls: recentCalls(),
    };
  }, [enrolment, store, pathname]);
}

/** The hash in the main script's name identifies the build. */
function buildName(page: Document): string {
  const names = Array.from(page.scripts, ({ src }) => /\/main\.(\w+)\.js$/.exec(src)?.[1]);
  return names.find((name) => name !== undefined) ?? 'development';
}
