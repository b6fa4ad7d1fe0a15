import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../intl/messages';
import { useEnrolmentState } from '../model/enrolmentSlice';
import { FormNotice } from './FormExpiry';

/** The id of the notice about a file, or about the last application. */
export const OPENED_ID = 'form-opened';

/**
 * Above the form until the screen is left: what filled it in, a draft after a reload, a file or the last application,
 * and what is missing. `offer`: the `offerKey` of the displayed programme.
 */
export function FilledInNotice({ offer }: { offer: string }) {
  const opened = useEnrolmentState((state) => state.opened);
  const restored = useEnrolmentState((state) => state.restored);
  const lines: (MessageId | false)[] = [];
  if (restored) {
    const otherStudies = (restored.offer ?? offer) !== offer;
    lines.push('podsumowanie.szkic.przywrocono', otherStudies && 'podsumowanie.szkic.inne_studia');
  }
  if (opened) {
    const isFile = opened.from === 'file';
    lines.push(
      isFile ? 'podsumowanie.plik.wypelniono' : 'podsumowanie.plik.wypelniono_ponownie',
      isFile && opened.otherStudies && 'podsumowanie.plik.inne_studia',
      opened.cardLeftOut && 'podsumowanie.plik.legitymacja',
    );
  }
  if (lines.length === 0) return null;
  return (
    <FormNotice id={opened ? OPENED_ID : undefined} severity={opened ? 'success' : 'info'}>
      {lines.map(
        (line) =>
          line && (
            <p key={line}>
              <FormattedMessage id={line} />
            </p>
          ),
      )}
    </FormNotice>
  );
}
