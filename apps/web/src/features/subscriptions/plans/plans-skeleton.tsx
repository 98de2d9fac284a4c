import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import classes from './plans.module.css';

/** A placeholder in the shape of the plans. */
export function PlansSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>
        <Trans>Loading…</Trans>
      </VisuallyHidden>
      <div className={classes.plans} aria-hidden="true">
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className={classes.waiting} />
        ))}
      </div>
    </div>
  );
}
