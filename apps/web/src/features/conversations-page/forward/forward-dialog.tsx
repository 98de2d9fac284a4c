import { Trans, useLingui } from '@lingui/react/macro';
import type { ConversationView } from '@subrosa/contract/conversations/schemas';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { showToast } from '../../../shared/ui/show-toast.ts';
import { pagingProps } from '../../../shared/ui/paging-props.ts';
import { usePending } from '../../../shared/use-pending.ts';
import { useAppConfig } from '../../../shared/use-app-config.ts';
import { Avatar } from '../../connections/index.ts';
import { fileQuery, GroupAvatar, listQuery, peerOf, type TextEntry, useConversationName, write } from '../../conversations/index.ts';
import { useConversation, type ConversationDialogProps } from '../conversation/conversation-context.ts';
import { PickerRow, type PickerChoice } from '../picker/picker-row.tsx';
import { Picker } from '../picker/picker.tsx';
import classes from '../picker/picker.module.css';

const MOST = 10;

/** Forwards a message as the member's own: the message and its files are encrypted again for the recipients. */
export function ForwardDialog({ opened, onClose, messageId }: ConversationDialogProps) {
  const { t } = useLingui();
  const { thread } = useConversation();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly ConversationView[]>([]);
  const query = useInfiniteQuery(listQuery('forward', search));
  const { isPending, run } = usePending();
  const forward = useForward();
  const rows = (query.data ?? []).filter(({ can }) => can.send);
  const entry = thread.entries.find((one): one is TextEntry => one.id === messageId && one.kind === 'text');

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!entry || chosen.length === 0) return;
    if (await run(() => forward(entry, chosen))) return onClose();
    showToast('error', { message: t`This file couldn’t be opened. Please try again.` });
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={<Trans>Forward to</Trans>} size={520}>
      <form onSubmit={(event) => void handleSubmit(event)} className={classes.picker}>
        <Picker
          label={t`Search conversations`}
          search={search}
          onSearch={setSearch}
          rows={rows}
          paging={pagingProps(query)}
          chosen={chosen}
          most={MOST}
          empty={<EmptyState level={3} title={<Trans>No results</Trans>} />}
          renderRow={(row, choice) => <Target row={row} choice={choice} />}
          onChange={setChosen}
        />
        <DialogActions submitLabel={<Trans>Forward</Trans>} onCancel={onClose} isBusy={isPending} />
      </form>
    </Dialog>
  );
}

type TargetProps = { row: ConversationView; choice: PickerChoice };

function Target({ row, choice }: TargetProps) {
  const { ownId } = useConversation();
  const name = useConversationName(row, ownId);
  const picture = row.group ? (
    <GroupAvatar conversation={row} />
  ) : (
    <Avatar member={{ username: name, photo: peerOf(row, ownId)?.photo ?? null }} />
  );
  return <PickerRow {...choice} picture={picture} name={name} />;
}

/** Decrypts the files first; the message is then sent like any other, and errors appear in the target conversation. */
function useForward() {
  const queryClient = useQueryClient();
  const { conversation, ownId } = useConversation();
  const longest = useAppConfig().limits.chatMessage;
  return async ({ text, attachments }: TextEntry, targets: readonly ConversationView[]) => {
    const files = [];
    for (const file of attachments) {
      files.push({ name: file.name, content: await queryClient.fetchQuery(fileQuery(conversation.id, file)) });
    }
    for (const { id, members, group } of targets) {
      const context = { conversationId: id, senderId: ownId, members: members.map((one) => one.id), state: group?.state ?? null, longest };
      write(context, { text, replyTo: null, forwarded: true, files });
    }
  };
}
