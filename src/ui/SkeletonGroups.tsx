import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { SkeletonList } from './SkeletonList';

const Field = styled(Skeleton)({ margin: '8px 0 32px' });
const Group = styled(Paper)({
  padding: '20px 24px',
  '& > * + *': { marginTop: 8 },
  '& > div': { marginTop: 14 },
});

/** A skeleton of a search field and groups of choices, the first one open; the caller announces the loading state. */
export function SkeletonGroups() {
  return (
    <div aria-hidden="true">
      <Skeleton width={120} height={20} />
      <Field height={48} />
      <div className="Groups">
        {[0, 1, 2].map((index) => (
          <Group key={index}>
            <Skeleton width={index === 0 ? '34%' : '46%'} height={20} />
            <Skeleton width={240} height={14} />
            {index === 0 && <SkeletonList rows={10} />}
          </Group>
        ))}
      </div>
    </div>
  );
}
