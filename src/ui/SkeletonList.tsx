import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';

/** Widths of the grey lines in per cent, so that the list looks like words rather than a table. */
const widths = [62, 74, 48, 80, 56, 70, 44, 66, 58, 72];

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, minHeight: 48 });

/** The outline of a list of choices while it is loading; the caller says so in words. */
export function SkeletonList({ rows = 10 }: { rows?: number }) {
  return (
    <div className="ChoiceGrid" aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <Row key={index}>
          <Skeleton variant="circular" width={22} height={22} />
          <Skeleton width={`${widths[index % widths.length]}%`} height={16} />
        </Row>
      ))}
    </div>
  );
}
