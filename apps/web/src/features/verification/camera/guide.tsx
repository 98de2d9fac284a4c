import { Trans } from '@lingui/react/macro';
import classes from './guide.module.css';

type GuideProps = { of: 'face' | 'document' };

/** Marks where face and document should be; drawn over the picture, not part of the file. */
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
