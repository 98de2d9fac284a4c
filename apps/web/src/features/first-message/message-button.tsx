import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { FirstMessageDialog } from './first-message-dialog.tsx';
import { useFirstMessage } from './use-first-message.ts';

type MessageButtonProps = {
  member: { id: string };
  /** The request post about which the member writes. */
  requestId?: string;
};

/** Opens the conversation with a member, or what is left before the first message. */
export function MessageButton({ member, requestId }: MessageButtonProps) {
  const { start, isPending, isOpened, close } = useFirstMessage();
  return (
    <>
      <Button
        variant="default"
        size="md"
        loading={isPending}
        leftSection={<IconMessageCircle size={19} stroke={1.6} aria-hidden="true" />}
        onClick={() => void start(member.id, requestId)}
      >
        <Trans>Message</Trans>
      </Button>
      <FirstMessageDialog opened={isOpened} onClose={close} />
    </>
  );
}
