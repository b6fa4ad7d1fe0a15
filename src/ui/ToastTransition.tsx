import type { TransitionProps } from 'notistack';
import { useEffect, useRef } from 'react';

/** Shows and removes a toast at once; the style sheet moves it in, unless the person asked for less motion. */
export function ToastTransition({
  in: open = false,
  onEntered,
  onExited,
  children,
}: TransitionProps) {
  const node = useRef<HTMLDivElement>(null);
  const report = useRef({ onEntered, onExited });
  useEffect(() => {
    report.current = { onEntered, onExited };
  });
  useEffect(() => {
    if (!node.current) return;
    if (open) report.current.onEntered?.(node.current, true);
    else report.current.onExited?.(node.current);
  }, [open]);
  return (
    <div ref={node} className="Toasts-motion">
      {open && children}
    </div>
  );
}
