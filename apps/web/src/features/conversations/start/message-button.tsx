import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { StartDialog } from './start-dialog.tsx';
import { useStart } from './use-start.ts';

type MessageButtonProps = { member: { id: string; username: string } };

/** On a profile: a button that opens the conversation with the member. */
export function MessageButton({ member }: MessageButtonProps) {
  const { start, isStarting, obstacle, close } = useStart();
  return (
    <>
      <Button
        variant="default"
        size="md"
        loading={isStarting}
        leftSection={<IconMessageCircle size={19} stroke={1.6} aria-hidden="true" />}
        onClick={() => void start(member.id)}
      >
        <Trans>Message</Trans>
      </Button>
      <StartDialog obstacle={obstacle} username={member.username} onClose={close} />
    </>
  );
}
