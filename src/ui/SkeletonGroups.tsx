import { SkeletonList } from './SkeletonList';

interface SkeletonGroupsProps {
  /** Rows of the first group, which is open. */
  rows: number;
  /** How many groups there are. */
  groups: number;
}

/** The outline of a search field above groups of choices while they are loading; the caller says so in words. */
export function SkeletonGroups({ rows, groups }: SkeletonGroupsProps) {
  return (
    <div aria-hidden="true">
      <span className="Skel SkeletonLabel" />
      <span className="Skel SkeletonSearch" />
      <div className="Groups">
        {Array.from({ length: groups }, (_, index) => (
          <div key={index} className="Paper SkeletonGroup">
            <span className="Skel line" style={{ width: index === 0 ? '34%' : '46%' }} />
            <span className="Skel line" />
            {index === 0 && <SkeletonList rows={rows} />}
          </div>
        ))}
      </div>
    </div>
  );
}
