import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import grid from './list.module.css';
import classes from './skeleton-list.module.css';

type SkeletonListProps = {
  /** `photoCards` are cards of members. */
  shape: 'cards' | 'photoCards' | 'rows';
  count?: number;
};

/** A placeholder in the shape of a list. */
export function SkeletonList({ shape, count = 6 }: SkeletonListProps) {
  return (
    <div className={grid.frame} role="status">
      <VisuallyHidden>
        <Trans>Loading…</Trans>
      </VisuallyHidden>
      <div className={grid[shape]} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={classes[shape]}>
            <span className={classes.media} />
            <span className={classes.lines}>
              <span className={classes.line} />
              <span className={classes.line} />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
