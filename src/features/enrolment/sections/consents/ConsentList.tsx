import { styled } from '@mui/material/styles';
import { memo, useCallback, useState } from 'react';
import type { Consent } from '../../../../contract/consent';
import { answerKey } from '../../../../domain/enrolmentValues';
import { chunk, useChunk } from '../../../../ui/useChunk';
import { useOverlay } from '../../../../ui/useOverlay';
import { ConsentRow } from './ConsentRow';

interface ConsentListProps {
  id: string;
  consents: readonly Consent[];
  hidden: boolean;
}

const List = styled('ul')({ marginTop: 12 });

const part = chunk(() => import('./ConsentDialog'));

/** The single consents, and the dialog with the text of one of them. */
export const ConsentList = memo(function ConsentList({ id, consents, hidden }: ConsentListProps) {
  const [shown, setShown] = useState<Consent | null>(null);
  const { open, show, hide } = useOverlay();
  const { module, failed } = useChunk(part, open);
  const read = useCallback(
    (consent: Consent) => {
      setShown(consent);
      show();
    },
    [show],
  );
  return (
    <>
      <List id={id} hidden={hidden}>
        {consents.map((consent) => (
          <ConsentRow
            key={answerKey(consent.id)}
            consent={consent}
            onRead={read}
            expanded={failed && shown === consent}
          />
        ))}
      </List>
      {module && shown && <module.ConsentDialog consent={shown} open={open} onClose={hide} />}
    </>
  );
});
