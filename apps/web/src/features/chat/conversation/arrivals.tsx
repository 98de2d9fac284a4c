import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { useTalk } from './talk-context.ts';

/** Says a message aloud that arrives while the conversation is open. */
export function Arrivals() {
  const { thread, peer, ownId } = useTalk();
  const { arrived } = thread;
  const isNew = arrived !== null && arrived.senderId !== ownId;
  const name = peer?.username ?? '';
  return (
    <VisuallyHidden role="status">
      {isNew &&
        (arrived.kind === 'text' ? (
          <Trans>
            {name} wrote: {arrived.text}
          </Trans>
        ) : (
          <Trans>A new message from {name}</Trans>
        ))}
    </VisuallyHidden>
  );
}
