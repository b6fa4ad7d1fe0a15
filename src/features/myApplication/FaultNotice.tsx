import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { type ApplicationFault } from '../../api/myApplicationFault';
import { SavedAt } from '../../copy/SavedAt';
import type { MessageId } from '../../intl/messages';
import { giveFocus, Notice } from '../../ui/Notice';
import { CallButton, CallMessage } from '../../ui/phoneLinks';
import { BELOW_SM } from '../../ui/theme/media';

const TEXTS: Readonly<
  Record<
    ApplicationFault['kind'],
    { title: MessageId; text: MessageId; severity: 'error' | 'warning' }
  >
> = {
  unknown: { title: 'zgloszenie.brak.tytul', text: 'zgloszenie.brak.tekst', severity: 'error' },
  limit: { title: 'zgloszenie.limit.tytul', text: 'zgloszenie.limit.tekst', severity: 'warning' },
  full: {
    title: 'zgloszenie.poprawki.limit.tytul',
    text: 'zgloszenie.poprawki.limit.tekst',
    severity: 'warning',
  },
  refused: { title: 'zgloszenie.odmowa.tytul', text: 'zgloszenie.odmowa.tekst', severity: 'error' },
  failed: { title: 'zgloszenie.blad.tytul', text: 'start.blad.tekst', severity: 'error' },
};

/** On a phone below the icon as well, so that the number has one line. */
const Call = styled('div')({ [BELOW_SM]: { marginLeft: -40 } });

/** Says why a call had no result, and takes the focus. */
export function FaultNotice({ fault }: { fault: ApplicationFault }) {
  const { title, text, severity } = TEXTS[fault.kind];
  const titleId = useId();
  return (
    <Notice
      severity={severity}
      // Not an alert, because the focus makes screen readers read it already.
      role="region"
      ref={giveFocus}
      tabIndex={-1}
      labelledBy={titleId}
      title={<FormattedMessage id={title} />}
      titleLevel={2}
    >
      <p>
        <CallMessage id={text} />
      </p>
      {fault.kind === 'limit' && fault.until !== null && (
        <p>
          <FormattedMessage
            id="zgloszenie.limit.kiedy"
            values={{ kiedy: <SavedAt instant={fault.until} /> }}
          />
        </p>
      )}
      {fault.kind === 'limit' && (
        <Call>
          <CallButton />
        </Call>
      )}
    </Notice>
  );
}
