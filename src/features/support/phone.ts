import type { IntlShape } from 'react-intl';
import type { RecentCall } from '../../api/recentCalls';
import { screenAt, SCREENS } from '../../domain/screens';
import type { Snapshot } from './snapshot';

/** Errors of calls that no backend has answered. */
const UNANSWERED = new Set<unknown>([null, 'FETCH_ERROR', 'TIMEOUT_ERROR']);

/** Not an error: an unknown postcode or promo link. */
const EXPECTED = new Set<unknown>([200, 404]);

type LastCall = Pick<RecentCall, 'status' | 'kod' | 'at'>;

/** The snapshot in one sentence, for reading it out, with the last answer, to an application if one was sent. */
export function phoneSentence(
  intl: IntlShape,
  { route, fields, unanswered, calls }: Snapshot,
): string {
  const screen = screenAt(route);
  const parts = [intl.formatMessage({ id: SCREENS[screen].name })];
  if (screen === 'summary') {
    const liczba = fields.invalid.length;
    parts.push(intl.formatMessage({ id: 'pomoc.dane.bledne_pola' }, { liczba }));
  }
  const lost = unanswered !== null && { status: null, at: unanswered };
  const posts = calls.filter(({ call }) => call.startsWith('POST'));
  const last: LastCall | undefined = posts.at(-1) ?? (lost || calls.at(-1));
  if (last !== undefined) {
    const { status, kod = '', at } = last;
    const godzina = intl.formatTime(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    parts.push(
      UNANSWERED.has(status)
        ? intl.formatMessage({ id: 'pomoc.dane.brak_odpowiedzi' }, { godzina })
        : intl.formatMessage(
            { id: 'pomoc.dane.odpowiedz' },
            { status: `${status} ${kod}`.trim(), godzina },
          ),
    );
  }
  return parts.join(', ');
}

/** The request code of the last failed call, else of the last one (docs/hosting.md, "Logs"). */
export function phoneCode({ calls }: Snapshot): string | null {
  const identified = calls.filter(({ requestCode }) => requestCode !== undefined);
  const failed = identified.filter(({ status }) => !EXPECTED.has(status));
  return (failed.at(-1) ?? identified.at(-1))?.requestCode ?? null;
}
