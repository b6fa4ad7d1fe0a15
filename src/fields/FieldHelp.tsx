import type { ReactNode } from 'react';
import { Glyph } from '../ui/Glyph';

interface FieldHelpProps {
  id: string;
  helper?: ReactNode;
  error?: string | undefined;
}

/** Ids of what describes a control, in the order it is read: error, then helper. */
export function describedBy({ id, helper, error }: FieldHelpProps): string | undefined {
  return [error && `${id}-error`, helper && `${id}-help`].filter(Boolean).join(' ') || undefined;
}

/** What stands under a control: what is wrong with it, and what helps. */
export function FieldHelp({ id, helper, error }: FieldHelpProps) {
  return (
    <>
      {error && (
        <p className="Helper Helper--err" id={`${id}-error`}>
          <Glyph name="error" />
          <span>{error}</span>
        </p>
      )}
      {helper && (
        <div className="Helper" id={`${id}-help`}>
          {helper}
        </div>
      )}
    </>
  );
}
