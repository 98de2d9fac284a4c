import { Trans } from '@lingui/react/macro';
import classes from './guide.module.css';

type GuideProps = { of: 'face' | 'document' };

/** Where what belongs into the picture should be; drawn over it, and in no file. */
export function Guide({ of }: GuideProps) {
  return (
    <div className={classes.guide} aria-hidden="true">
      {of === 'document' ? (
        <span className={classes.document} />
      ) : (
        <>
          <span className={classes.face}>
            <span className={classes.label}>
              <Trans>Your face</Trans>
            </span>
          </span>
          <span className={classes.card}>
            <span className={classes.label}>
              <Trans>Your ID</Trans>
            </span>
          </span>
        </>
      )}
    </div>
  );
}
