import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import classes from './load-failure.module.css';

type LoadFailureProps = { message: MessageDescriptor; onRetry: () => void };

/** The inside of a toast. */
export function LoadFailure({ message, onRetry }: LoadFailureProps) {
  const { t } = useLingui();
  return (
    <span className={classes.failure}>
      {t(message)}
      <Button variant="default" size="sm" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </span>
  );
}
