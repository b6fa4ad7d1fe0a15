import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Whether the field lost focus with its current value. Becomes true only after the pointer is released and the click is
 * dispatched: a layout shift while the pointer is pressed would lose the click.
 */
export function useAfterBlur(value: unknown): { left: boolean; onBlur: () => void } {
  const [blurredValue, setBlurredValue] = useState<unknown>(null);
  const waiting = useRef(false);
  const pressed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const current = useRef(value);
  useEffect(() => {
    current.current = value;
  }, [value]);

  // A tap dispatches "pointerup", the blur and the click in one task.
  const settle = useCallback(() => {
    waiting.current = false;
    timer.current = setTimeout(() => setBlurredValue(current.current));
  }, []);
  const onBlur = useCallback(() => {
    if (pressed.current) waiting.current = true;
    else settle();
  }, [settle]);

  useEffect(() => {
    const down = () => {
      pressed.current = true;
    };
    const up = () => {
      pressed.current = false;
      if (waiting.current) settle();
    };
    document.addEventListener('pointerdown', down, true);
    document.addEventListener('pointerup', up, true);
    document.addEventListener('pointercancel', up, true);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('pointerdown', down, true);
      document.removeEventListener('pointerup', up, true);
      document.removeEventListener('pointercancel', up, true);
    };
  }, [settle]);
  return { left: blurredValue === value, onBlur };
}
