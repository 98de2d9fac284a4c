import { ClientError } from '@subrosa/contract/client/errors';
import { lengthOfText } from '@subrosa/crypto/signed/payload';
import { showError } from '../../../shared/ui/show-error.tsx';
import {
  changeDraft,
  clearDraft,
  editMessage,
  type SendContext,
  type TextEntry,
  useDraft,
  useEntry,
  write,
} from '../../conversations/index.ts';

/** The draft of a conversation: a new message, a reply, or an edit. */
export function useComposer(context: SendContext, requestId: string | null) {
  const { conversationId: id } = context;
  const { text, replyTo, editing, files } = useDraft(id);
  const found = useEntry(id, editing);
  const edited = found?.kind === 'text' ? found : undefined;
  const trimmed = text.trim();
  const sent = requestId === null || editing !== null ? text : `${trimmed}\n${location.origin}/requests/details/${requestId}`;
  const length = lengthOfText(sent);
  const isEmpty = trimmed === '' && files.length === 0 && !edited?.attachments.length;

  async function edit(entry: TextEntry) {
    clearDraft(id);
    if (trimmed === entry.text) return;
    try {
      await editMessage(context, entry, trimmed);
    } catch (error) {
      // The text is restored for another attempt.
      changeDraft(id, { editing: entry.id, text: trimmed });
      if (error instanceof ClientError) void showError(error);
    }
  }

  return {
    text,
    replyTo,
    editing,
    files,
    length,
    longest: context.longest,
    isTooLong: length > context.longest,
    isEmpty,
    /** Cancels the reply or the edit. */
    leave: () => (editing === null ? changeDraft(id, { replyTo: null }) : clearDraft(id)),
    send() {
      if (edited) return void edit(edited);
      write(context, { text: sent.trim(), replyTo, files: files.map((file) => ({ name: file.name, content: file })) });
      clearDraft(id);
      return undefined;
    },
  };
}
