import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { SkeletonList } from './SkeletonList';

interface SkeletonGroupsProps {
  /** Rows of the first, open group. */
  rows: number;
  /** The number of groups. */
  groups: number;
}

const Field = styled(Skeleton)({ margin: '8px 0 32px' });
const Group = styled(Paper)({
  padding: '20px 24px',
  '& > * + *': { marginTop: 8 },
  '& > div': { marginTop: 14 },
});

/** A skeleton of a search field and groups of choices; the caller announces the loading state. */
export function SkeletonGroups({ rows, groups }: SkeletonGroupsProps) {
  return (
    <div aria-hidden="true">
      <Skeleton width={120} height={20} />
      <Field height={48} />
      <div className="Groups">
        {Array.from({ length: groups }, (_, index) => (
          <Group key={index} variant="outlined">
            <Skeleton width={index === 0 ? '34%' : '46%'} height={20} />
            <Skeleton width={240} height={14} />
            {index === 0 && <SkeletonList rows={rows} />}
          </Group>
        ))}
      </div>
    </div>
  );
}
