import { ClientError } from '@subrosa/contract/client/errors';
import { lengthOfText } from '@subrosa/crypto/statements/payload';
import { sentenceFor } from '../../../shared/i18n/sentences.ts';
import { showToast } from '../../../shared/ui/show-toast.ts';
import { changeDraft, dropDraft, editMessage, type Place, type TextEntry, useDraft, useEntry, write } from '../../conversations/index.ts';

/** What is being written in a conversation: something new, an answer, or another wording. */
export function useWriting(place: Place) {
  const { conversationId: id } = place;
  const { text, replyTo, editing, files } = useDraft(id);
  const found = useEntry(id, editing);
  const edited = found?.kind === 'text' ? found : undefined;
  const length = lengthOfText(text);
  const words = text.trim();
  const isEmpty = words === '' && files.length === 0 && !edited?.attachments.length;

  async function edit(entry: TextEntry) {
    dropDraft(id);
    if (words === entry.text) return;
    try {
      await editMessage(place, entry, words);
    } catch (error) {
      // The words come back for another attempt.
      changeDraft(id, { editing: entry.id, text: words });
      if (error instanceof ClientError) showToast('error', { message: sentenceFor(error.code, error.message) });
    }
  }

  return {
    text,
    replyTo,
    editing,
    files,
    length,
    longest: place.longest,
    isTooLong: length > place.longest,
    isEmpty,
    /** Leaves what one answers or changes. */
    leave: () => (editing === null ? changeDraft(id, { replyTo: null }) : dropDraft(id)),
    send() {
      if (edited) return void edit(edited);
      write(place, { text: words, replyTo, files: files.map((file) => ({ name: file.name, content: file })) });
      dropDraft(id);
      return undefined;
    },
  };
}
