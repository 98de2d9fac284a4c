import { Trans } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import { conversations } from '@subrosa/contract/addresses/conversations';
import type { ReportReason } from '@subrosa/rules/connections/reports';
import { reportOf } from '@subrosa/crypto/conversation/report';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../../shared/api/client.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ReportForm } from '../../connections/index.ts';
import { everyList, type TextEntry } from '../../conversations/index.ts';
import { useTalk, type TalkDialogProps } from '../conversation/talk-context.ts';
import { ChooseMessages } from './choose-messages.tsx';
import { ChosenMessages } from './chosen-messages.tsx';
import { useHandOver } from './use-hand-over.ts';

/** Tells staff about a conversation. What they will read is chosen, and shown, before. */
export function ReportDialog({ opened, messageId, onClose }: TalkDialogProps) {
  const { conversation, thread, peer, name } = useTalk();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<readonly string[]>(messageId === '' ? [] : [messageId]);
  const [isChosen, setDone] = useState(false);
  const [files, setFiles] = useState<readonly string[]>([]);
  const [block, setBlock] = useState(false);
  const handOver = useHandOver();
  const messages = thread.entries.filter((entry): entry is TextEntry => entry.kind === 'text');
  const toSend = messages.filter(({ id }) => chosen.includes(id));

  async function handleSend({ reason, text }: { reason: ReportReason; text: string }) {
    const proofs = [];
    for (const { sealed, proof, attachments } of toSend) {
      const shown = attachments.filter(({ id }) => files.includes(id));
      proofs.push({ ...reportOf(conversation.id, sealed, proof), attachments: await handOver(conversation.id, shown) });
    }
    const body = { conversationId: conversation.id, reason, text, messages: proofs, block };
    await client.call(conversations.reportConversation, { body });
    onClose();
    if (!block) return;
    await navigate({ to: '/chat', search: {}, replace: true });
    await queryClient.invalidateQueries(everyList);
  }

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      closeOnClickOutside={false}
      size={560}
      title={
        <Trans>
          Report the conversation with <bdi>{name}</bdi>
        </Trans>
      }
    >
      {isChosen ? (
        <>
          <ChosenMessages messages={toSend} files={files} onFiles={setFiles} onBack={() => setDone(false)} />
          <ReportForm username={name} question={<Trans>What happened?</Trans>} onSend={handleSend} onCancel={onClose}>
            {peer && (
              <Checkbox
                size="md"
                label={
                  <Trans>
                    Also block <bdi>{name}</bdi>
                  </Trans>
                }
                checked={block}
                onChange={({ currentTarget }) => setBlock(currentTarget.checked)}
              />
            )}
          </ReportForm>
        </>
      ) : (
        <ChooseMessages messages={messages} chosen={chosen} onChange={setChosen} onDone={() => setDone(true)} onCancel={onClose} />
      )}
    </Dialog>
  );
}
