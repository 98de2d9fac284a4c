import type { Attachment } from '@subrosa/crypto/statements/attachment';
import { conversations } from '@subrosa/contract/addresses/conversations';
import { useQueryClient } from '@tanstack/react-query';
import { quietClient } from '../../../shared/api/client.ts';
import { isMissing } from '../../../shared/api/missing.ts';
import { fileQuery, uploadEvidence } from '../../conversations/index.ts';

/** Files that staff shall see. One that is gone from the store is handed over from this browser, sealed as it was then. */
export function useHandOver() {
  const queryClient = useQueryClient();

  async function handOver(conversationId: string, file: Attachment): Promise<{ id: string; evidenceId?: string }> {
    const { id } = file;
    try {
      await quietClient.call(conversations.readAttachment, { params: { id: conversationId, attachmentId: id } });
      return { id };
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    const content = queryClient.getQueryData(fileQuery(conversationId, file).queryKey);
    return content ? { id, evidenceId: await uploadEvidence(content, file.key) } : { id };
  }

  return async (conversationId: string, files: readonly Attachment[]) => {
    const handed = [];
    for (const file of files) handed.push(await handOver(conversationId, file));
    return handed;
  };
}
