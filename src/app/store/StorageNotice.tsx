import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { selectEnrolment } from '../../features/enrolment/model/enrolmentSlice';
import { Notice } from '../../ui/Notice';
import { focusHeading } from '../../ui/PageHead';
import { useAppSelector } from './store';

/** Says that the browser stores nothing, until dismissed (docs/decisions.md, "storage blocked or full"). */
export function StorageNotice() {
  const [isDismissed, setDismissed] = useState(false);
  const isRefused = useAppSelector(
    (state) => state.storage.refused || selectEnrolment(state).draftRefused,
  );
  if (!isRefused || isDismissed) return null;
  const close = () => {
    // The removed button had the focus.
    focusHeading();
    setDismissed(true);
  };
  return (
    // The pre-rendered page has no notice.
    <NoSsr>
      <Notice
        severity="warning"
        action={
          <Button onClick={close}>
            <FormattedMessage id="powiadomienie.zamknij" />
          </Button>
        }
      >
        <FormattedMessage id="start.nie_zapamietamy" />
      </Notice>
    </NoSsr>
  );
}
