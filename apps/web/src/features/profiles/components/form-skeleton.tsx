import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import classes from './form-skeleton.module.css';

const FIELDS = 6;

/** Loading, in the shape of a form: names, and the fields below them. */
export function FormSkeleton() {
  return (
    <div className={classes.form} role="status">
      <VisuallyHidden>
        <Trans>Loading…</Trans>
      </VisuallyHidden>
      {Array.from({ length: FIELDS }, (_, index) => (
        <div key={index} className={classes.field} aria-hidden="true">
          <span className={classes.name} />
          <span className={classes.control} />
        </div>
      ))}
    </div>
  );
}
