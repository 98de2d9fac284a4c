import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import classes from './media-skeleton.module.css';

/** A placeholder in the shape of an item with its details. */
export function MediaSkeleton() {
  return (
    <div role="status" className={classes.skeleton}>
      <VisuallyHidden>
        <Trans>Loading…</Trans>
      </VisuallyHidden>
      <span className={classes.preview} />
      <span className={classes.line} />
      <span className={classes.line} />
    </div>
  );
}
