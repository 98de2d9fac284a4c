import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import classes from './load-failure.module.css';

type LoadFailureProps = { messages: readonly MessageDescriptor[]; onRetry: () => void };

/** The content of a toast. */
export function LoadFailure({ messages, onRetry }: LoadFailureProps) {
  const { t } = useLingui();
  return (
    <div className={classes.failure}>
      <div>
        {messages.map((message) => (
          <div key={message.id}>{t(message)}</div>
        ))}
        <div>
          <Trans>Check your connection and try again.</Trans>
        </div>
      </div>
      <Button variant="default" size="sm" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
