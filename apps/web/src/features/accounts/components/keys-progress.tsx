import { Trans } from '@lingui/react/macro';
import { Progress } from '@mantine/core';
import classes from './keys-progress.module.css';

type KeysProgressProps = {
  step: number;
  of: number;
};

/** Shows the progress of a task that takes a second or two. */
export function KeysProgress({ step, of }: KeysProgressProps) {
  return (
    <div className={classes.progress} role="status">
      <p className={classes.text}>
        <Trans>Setting up encryption…</Trans>
      </p>
      <Progress
        value={((step - 0.5) / of) * 100}
        size="sm"
        radius="xl"
        className={classes.track}
        transitionDuration={420}
        aria-hidden="true"
      />
    </div>
  );
}
