import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { useSummary } from '../text/use-summary.ts';
import { useConversation } from './conversation-context.ts';

/** Announces to screen readers a message that arrives while the conversation is open. */
export function ArrivalAnnouncer() {
  const { thread, nameOf, ownId } = useConversation();
  const summary = useSummary();
  const { arrived } = thread;
  const isNew = arrived !== null && arrived.senderId !== ownId && arrived.kind !== 'event';
  const name = nameOf(arrived?.senderId ?? '');
  return (
    <VisuallyHidden role="status">
      {isNew &&
        (arrived.kind === 'text' ? (
          <Trans>
            {name} wrote: {summary(arrived)}
          </Trans>
        ) : (
          <Trans>New message from {name}</Trans>
        ))}
    </VisuallyHidden>
  );
}
