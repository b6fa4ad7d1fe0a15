import StepLabel from '@mui/material/StepLabel';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { MessageId } from '../../../intl/messages';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

/** An empty circle: the theme shows the state. */
const ICON = <i />;

interface StepItemProps {
  label: MessageId;
  /** What was chosen; null without a choice. */
  value: string | null;
  /** Said to screen readers where nothing was chosen. */
  state: MessageId | null;
  /** The screen where it can be changed or done; null where it cannot. */
  to: string | null;
  isCurrent?: boolean;
  /** Beside the form, where the label is for screen readers only. */
  short?: boolean;
  /** Why the step is skipped. */
  reason?: MessageId | null;
}

/** One item in the list of choices; one that was chosen or can be done is a link. */
export function StepItem(props: StepItemProps) {
  const { label, value, state, to, isCurrent = false, short = false, reason = null } = props;
  const name = <FormattedMessage id={label} />;
  const content =
    value === null ? (
      <>
        {name}
        <VisuallyHidden>{state !== null && <FormattedMessage id={state} />}</VisuallyHidden>
      </>
    ) : (
      <>
        {short ? <VisuallyHidden>{name}: </VisuallyHidden> : <small>{name}</small>}
        <b>{value}</b>
      </>
    );
  if (to !== null) {
    return (
      <Link to={to}>
        <StepLabel icon={ICON}>
          {value === null ? <b>{content}</b> : content}
          {value !== null && (
            <VisuallyHidden>
              <FormattedMessage id="panel.zmien" />
            </VisuallyHidden>
          )}
        </StepLabel>
      </Link>
    );
  }
  return (
    <StepLabel icon={ICON} aria-current={isCurrent ? 'step' : undefined}>
      {content}
      {reason !== null && (
        <small>
          <FormattedMessage id={reason} />
        </small>
      )}
    </StepLabel>
  );
}
