import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { firstMessageQuery, type FirstMessage } from './api.ts';
import { FirstMessageSteps } from './first-message-steps.tsx';

type FirstMessageDialogProps = { opened: boolean; onClose: () => void };

/** What is left before the member can write to a person, each step in its place. */
export function FirstMessageDialog({ opened, onClose }: FirstMessageDialogProps) {
  const { data } = useQuery({ ...firstMessageQuery, enabled: opened });
  // The content stays while the dialog fades out.
  const last = useRef<FirstMessage>(null);
  if (data) last.current = data;
  const shown = data ?? last.current;
  if (!shown) return null;
  const { username } = shown.member;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size={520}
      title={
        <Trans>
          Message <bdi>{username}</bdi>
        </Trans>
      }
    >
      <FirstMessageSteps plan={shown} onEnd={onClose} />
    </Dialog>
  );
}
