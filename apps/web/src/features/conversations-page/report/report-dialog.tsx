import { Trans } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import { conversations } from '@subrosa/contract/endpoints/conversations';
import type { ReportReason } from '@subrosa/rules/connections/reports';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../../shared/api/client.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ReportForm } from '../../connections/index.ts';
import { everyList, getCachedGroups } from '../../conversations/index.ts';
import { useConversation, type ConversationDialogProps } from '../conversation/conversation-context.ts';
import { ChooseMessages } from './choose-messages.tsx';
import { ChosenMessages } from './chosen-messages.tsx';
import { reportItems } from './report-items.ts';
import { useProofs } from './use-proofs.ts';

/** Reports a conversation to staff. The member chooses and sees beforehand what staff will read. */
export function ReportDialog({ opened, messageId: key, onClose }: ConversationDialogProps) {
  const { conversation, thread, ownId, peer, name } = useConversation();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<readonly string[]>(key === '' ? [] : [key]);
  const [isChosen, setDone] = useState(false);
  const [files, setFiles] = useState<readonly string[]>([]);
  const [block, setBlock] = useState(false);
  const prove = useProofs(conversation.id);
  const items = reportItems({ ...thread, groups: getCachedGroups(conversation.id) }, ownId);
  const toSend = items.filter((item) => chosen.includes(item.key));

  async function handleSend({ reason, text }: { reason: ReportReason; text: string }) {
    const body = { conversationId: conversation.id, reason, text, ...(await prove(toSend, files)), block };
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
          Report your conversation with <bdi>{name}</bdi>
        </Trans>
      }
    >
      {isChosen ? (
        <>
          <ChosenMessages items={toSend} files={files} onFiles={setFiles} onBack={() => setDone(false)} />
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
        <ChooseMessages items={items} chosen={chosen} onChange={setChosen} onDone={() => setDone(true)} onCancel={onClose} />
      )}
    </Dialog>
  );
}
