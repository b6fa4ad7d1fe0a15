import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import ArrowForward from '@mui/icons-material/ArrowForwardRounded';
import type { ReactNode } from 'react';
import { Button } from './Button';
import { tellBarHeight } from './barHeight';
import { classNames } from './classNames';

interface BarAction {
  label: string;
  onClick: () => void;
}

interface ActionBarProps {
  back?: BarAction | undefined;
  chosen?: { label: string; value: string } | undefined;
  forward?: BarAction | undefined;
  /** What to do before the forward button appears; shown while nothing is chosen. */
  hint?: string | undefined;
}

/**
 * The way on: back, what is chosen, forward. Quiet (no card, not stuck to the edge) until something is chosen.
 * In a form, Enter in one of its controls presses the forward button, as everywhere.
 */
export function ActionBar({ back, chosen, forward, hint }: ActionBarProps) {
  if (!back && !chosen && !forward) return null;
  const idle = !chosen && !forward;
  return (
    <div
      ref={tellBarHeight}
      className={classNames('ActionBar', back && 'ActionBar--back', idle && 'ActionBar--idle')}
    >
      {back && (
        <Button variant="text" startIcon={<ArrowBack />} onClick={back.onClick}>
          <span>{back.label}</span>
        </Button>
      )}
      <div className="value" role="status">
        {chosen ? <Chosen {...chosen} /> : hint && <small>{hint}</small>}
      </div>
      {forward && (
        <Button
          variant="contained"
          endIcon={<ArrowForward />}
          type="submit"
          onClick={forward.onClick}
        >
          <span>{forward.label}</span>
        </Button>
      )}
    </div>
  );
}

function Chosen({ label, value }: { label: string; value: string }): ReactNode {
  return (
    <>
      <small>{label}</small>
      <b data-early="choice">{value}</b>
    </>
  );
}
