import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import classes from './fields-skeleton.module.css';

type FieldsSkeletonProps = { count?: number };

/** A placeholder in the shape of a form: labels with fields below them. */
export function FieldsSkeleton({ count = 6 }: FieldsSkeletonProps) {
  return (
    <div className={classes.form} role="status">
      <VisuallyHidden>
        <Trans>Loading…</Trans>
      </VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.field} aria-hidden="true">
          <span className={classes.name} />
          <span className={classes.control} />
        </div>
      ))}
    </div>
  );
}
