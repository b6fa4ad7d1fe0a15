import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';

/** Widths of the lines in per cent. */
const widths = [62, 74, 48, 80, 56, 70, 44, 66, 58, 72];

const SkeletonItem = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 48,
  // That of a choice (ui/ChoiceRow.tsx).
  paddingInline: 17,
});

/** A skeleton of a list of choices; the caller announces the loading state. */
export function SkeletonList({ rows }: { rows: number }) {
  return (
    <div className="ChoiceGrid" aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <SkeletonItem key={index}>
          <Skeleton variant="circular" width={22} height={22} />
          <Skeleton width={`${widths[index % widths.length]}%`} height={16} />
        </SkeletonItem>
      ))}
    </div>
  );
}
