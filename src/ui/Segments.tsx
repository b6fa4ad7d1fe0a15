export type Segment = 'done' | 'now' | 'todo';

const classes = { done: 'on', now: 'now', todo: undefined } as const;

/** One bar per step: filled, half-filled (the current one) or empty; `label` says the same in words. */
export function Segments({ label, segments }: { label: string; segments: readonly Segment[] }) {
  return (
    <div className="Segments" role="img" aria-label={label}>
      {segments.map((segment, index) => (
        <i key={index} className={classes[segment]} />
      ))}
    </div>
  );
}
