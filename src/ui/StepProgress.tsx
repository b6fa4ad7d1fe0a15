import { Segments } from './Segments';
import type { Segment } from './Segments';

interface StepProgressProps {
  /** "Step 2 of 5". */
  text: string;
  /** Name of the step. */
  name: string;
  segments: readonly Segment[];
}

export function StepProgress({ text, name, segments }: StepProgressProps) {
  return (
    <div className="StepProgress">
      <p className="overline">
        <b>{text}</b>
        <span>{name}</span>
      </p>
      <Segments label={text} segments={segments} />
    </div>
  );
}
