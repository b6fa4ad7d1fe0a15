/** Widths of the grey lines in per cent, so that the list looks like words rather than a table. */
const widths = [62, 74, 48, 80, 56, 70, 44, 66, 58, 72];

/** The outline of a list of choices while it is loading; the caller says so in words. */
export function SkeletonList({ rows = 10 }: { rows?: number }) {
  return (
    <div className="ChoiceGrid" aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="SkeletonRow">
          <span className="Skel dot" />
          <span className="Skel line" style={{ width: `${widths[index % widths.length]}%` }} />
        </div>
      ))}
    </div>
  );
}
