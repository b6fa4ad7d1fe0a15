import type { ReactNode } from 'react';
import { Glyph } from '../ui/Glyph';

interface FieldHelpProps {
  id: string;
  helper?: ReactNode;
  error?: string | undefined;
  /** See `TextFieldProps`. */
  hint?: ReactNode;
}

/** Ids of what describes a control, in the order it is read: error, hint, helper. */
export function describedBy({ id, helper, error, hint }: FieldHelpProps): string | undefined {
  const ids = [error && `${id}-error`, hint && `${id}-hint`, helper && `${id}-help`];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** What stands under a control: what is wrong with it, and what helps. */
export function FieldHelp({ id, helper, error, hint }: FieldHelpProps) {
  return (
    <>
      {error && (
        <p className="Helper Helper--err" id={`${id}-error`}>
          <Glyph name="error" />
          <span>{error}</span>
        </p>
      )}
      {hint !== undefined && (
        // Mounted before there is a hint: screen readers announce what comes into it.
        <div id={`${id}-hint`} role="status">
          {hint && <p className="Helper">{hint}</p>}
        </div>
      )}
      {helper && (
        <div className="Helper" id={`${id}-help`}>
          {helper}
        </div>
      )}
    </>
  );
}
