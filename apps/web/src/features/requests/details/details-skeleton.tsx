import { Trans } from '@lingui/react/macro';
import unseen from '../../../shared/ui/visually-hidden.module.css';
import classes from './details-skeleton.module.css';

/** A placeholder in the shape of a post. */
export function DetailsSkeleton() {
  return (
    <div className={classes.grid}>
      <p role="status" className={unseen.unseen}>
        <Trans>Loading…</Trans>
      </p>
      <span className={classes.picture} aria-hidden="true" />
      <span className={classes.lines} aria-hidden="true">
        <span className={classes.line} />
        <span className={classes.line} />
        <span className={classes.line} />
      </span>
    </div>
  );
}
