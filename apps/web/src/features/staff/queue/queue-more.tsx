import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import classes from './queue-pane.module.css';

type QueueMoreProps = { isLoading: boolean; onMore: () => void };

export function QueueMore({ isLoading, onMore }: QueueMoreProps) {
  return (
    <div className={classes.more}>
      {/* Not disabled while loading, because a disabled button would lose the focus. */}
      <Button variant="default" fullWidth aria-disabled={isLoading} onClick={() => !isLoading && onMore()}>
        {isLoading ? <Trans>Loading…</Trans> : <Trans>Show more</Trans>}
      </Button>
    </div>
  );
}
