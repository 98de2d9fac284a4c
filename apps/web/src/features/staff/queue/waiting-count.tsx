import { Plural, Trans } from '@lingui/react/macro';
import classes from './queue-pane.module.css';

type WaitingCountProps = { count: number };

/** The server counts only up to this number. */
const MOST = 100;

export function WaitingCount({ count }: WaitingCountProps) {
  return (
    <span className={classes.waiting}>
      {count >= MOST ? <Trans>100 or more waiting</Trans> : <Plural value={count} one="# waiting" other="# waiting" />}
    </span>
  );
}
