import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { ErrorMessage } from './error-message.tsx';
import classes from './state.module.css';

type ErrorStateProps = {
  /** The error of a request; its code selects the message. */
  error?: unknown;
  onRetry: () => void;
  /** Whether the error is a line below existing content, instead of a whole page. */
  compact?: boolean;
};

/** Explains what could not be loaded, with a retry button. */
export function ErrorState({ error, onRetry, compact = false }: ErrorStateProps) {
  return (
    <div className={classes.state} data-compact={compact || undefined} role="alert">
      {!compact && <IconCloudOff size={40} stroke={1.25} aria-hidden="true" className={classes.error} />}
      <p className={classes.text}>
        <ErrorMessage error={error} />
      </p>
      <Button variant="default" leftSection={<IconRefresh size={18} stroke={1.5} aria-hidden="true" />} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
