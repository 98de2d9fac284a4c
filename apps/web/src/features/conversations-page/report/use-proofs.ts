import type { AttachedFile } from '@subrosa/crypto/signed/attachment';
import { conversations } from '@subrosa/contract/endpoints/conversations';
import { reportOf, stateReportOf } from '@subrosa/crypto/conversation/report';
import { useQueryClient } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';
import { isNotFound } from '../../../shared/api/is-not-found.ts';
import { fileQuery, uploadEvidence } from '../../conversations/index.ts';
import { filesOf, type ReportItem } from './report-items.ts';

/** Collects the franking proofs of the chosen items, with the chosen files and their previews. */
export function useProofs(conversationId: string) {
  const queryClient = useQueryClient();

  /** If the store no longer has a file, this browser uploads it, encrypted with its original key. */
  async function locate(file: AttachedFile): Promise<{ id: string; evidenceId?: string }> {
    const { id } = file;
    try {
      await silentClient.call(conversations.getAttachment, { params: { id: conversationId, attachmentId: id } });
      return { id };
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
    const content = queryClient.getQueryData(fileQuery(conversationId, file).queryKey);
    return content ? { id, evidenceId: await uploadEvidence(content, file.key) } : { id };
  }

  async function locateAll(item: ReportItem, chosen: readonly string[]) {
    const found = [];
    for (const { file, preview } of filesOf(item).filter((one) => chosen.includes(one.file.id))) {
      found.push(await locate(file));
      if (preview) found.push(await locate(preview));
    }
    return found;
  }

  return async (items: readonly ReportItem[], files: readonly string[]) => {
    const [messages, states, autoReplies] = [[] as Message[], [] as State[], [] as string[]];
    for (const item of items) {
      const attachments = await locateAll(item, files);
      if (item.kind === 'auto') autoReplies.push(item.entry.id);
      else if (item.kind === 'message') messages.push({ ...reportOf(conversationId, item.entry.encrypted, item.entry.proof), attachments });
      else states.push({ ...proofOf(conversationId, item), attachments });
    }
    return { messages, states, autoReplies };
  };
}

type AttachmentIds = { attachments: { id: string; evidenceId?: string }[] };
type Message = ReturnType<typeof reportOf> & AttachmentIds;
type State = ReturnType<typeof stateReportOf> & AttachmentIds;

function proofOf(conversationId: string, item: Extract<ReportItem, { kind: 'reaction' | 'group' }>) {
  const toAll = { conversationId, recipientId: null };
  return item.kind === 'group'
    ? stateReportOf({ kind: 'group', ...toAll, ...item.group.stamped }, item.group.proof)
    : stateReportOf({ kind: 'reaction', ...toAll, ...item.reaction.encrypted }, item.reaction.proof);
}
