import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ApplicationFault } from '../../api/myApplicationFault';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { LinkButton } from '../../ui/links';
import { FaultNotice } from './FaultNotice';

/** Withdraws the application, after one question that says what follows. */
export function Withdrawal({ withdraw }: { withdraw: () => Promise<ApplicationFault | null> }) {
  const intl = useIntl();
  const [asks, setAsks] = useState(false);
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<ApplicationFault | null>(null);
  const confirm = async () => {
    setAsks(false);
    setPending(true);
    setFault(await withdraw());
    setPending(false);
  };
  return (
    <>
      <LinkButton
        component="button"
        type="button"
        color="error"
        aria-disabled={pending}
        onClick={() => {
          if (!pending) setAsks(true);
        }}
      >
        <FormattedMessage id={pending ? 'zgloszenie.trwa' : 'zgloszenie.wycofaj'} />
      </LinkButton>
      {fault && !pending && <FaultNotice fault={fault} />}
      <ConfirmDialog
        open={asks}
        title={intl.formatMessage({ id: 'zgloszenie.wycofanie.tytul' })}
        text={intl.formatMessage({ id: 'zgloszenie.wycofanie.tekst' })}
        confirmLabel={intl.formatMessage({ id: 'zgloszenie.wycofaj' })}
        cancelLabel={intl.formatMessage({ id: 'zgloszenie.wycofanie.zostaw' })}
        main="neither"
        onConfirm={() => void confirm()}
        onCancel={() => setAsks(false)}
      />
    </>
  );
}
