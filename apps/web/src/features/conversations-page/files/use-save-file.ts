import { useLingui } from '@lingui/react/macro';
import type { Attachment } from '@subrosa/crypto/signed/attachment';
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../shared/ui/show-toast.ts';
import { usePending } from '../../../shared/use-pending.ts';
import { fileQuery } from '../../conversations/index.ts';
import { saveFile } from './save-file.ts';

/** Fetches and decrypts a file, and downloads it. */
export function useSaveFile(conversationId: string) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { isPending, run } = usePending();

  async function save(file: Attachment) {
    const isDone = await run(async () => saveFile(await queryClient.fetchQuery(fileQuery(conversationId, file)), file.name));
    if (!isDone) showToast('error', { message: t`This file couldn’t be opened. Please try again.` });
  }

  return { isSaving: isPending, save };
}
