import { useDeferredValue, useEffect, useEffectEvent } from 'react';
import type { ConfirmDialogProps } from './ConfirmDialogBox';
import { lazyPart, Loading } from './lazyPart';

const Box = lazyPart(async () => (await import('./ConfirmDialogBox')).ConfirmDialogBox);

/** Asks for confirmation. The dialog's code is loaded when it first opens; if that fails, the browser's own dialog asks. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  // The value is deferred, so that React waits for the code and shows no gap meanwhile.
  const open = useDeferredValue(props.open);
  return (
    <Loading hidden={!props.open} failed={() => <BrowserDialog {...props} />}>
      {(open || Box.isLoaded()) && <Box {...props} />}
    </Loading>
  );
}

function BrowserDialog({ title, onConfirm, onCancel }: ConfirmDialogProps) {
  const ask = useEffectEvent(() => {
    if (window.confirm(title)) onConfirm();
    else onCancel();
  });
  useEffect(() => ask(), []);
  return null;
}
