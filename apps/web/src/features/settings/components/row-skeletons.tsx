import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import classes from './row-skeletons.module.css';

type RowSkeletonsProps = { count: number };

/** Placeholder rows: a name, a detail and a control. */
export function RowSkeletons({ count }: RowSkeletonsProps) {
  return (
    <div className={classes.rows} role="status">
      <VisuallyHidden>
        <Trans>Loading…</Trans>
      </VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.row} aria-hidden="true">
          <span className={classes.text}>
            <span className={classes.line} />
            <span className={classes.line} />
          </span>
          <span className={classes.control} />
        </div>
      ))}
    </div>
  );
}
