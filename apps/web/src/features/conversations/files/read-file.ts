import { conversations } from '@subrosa/contract/endpoints/conversations';
import type { AttachedFile } from '@subrosa/crypto/signed/attachment';
import { queryOptions } from '@tanstack/react-query';
import { retryTransient } from '../../../shared/api/query-defaults.ts';
import { silentClient } from '../../../shared/api/client.ts';
import { fileKey } from '../api/query-keys.ts';
import { inVault } from '../../../shared/vault/vault.ts';

const KEPT_MS = 10 * 60_000;

/** A file that is fetched and decrypted in this browser; cached for a while, in memory only. */
export const fileQuery = (conversationId: string, file: AttachedFile) =>
  queryOptions({
    queryKey: fileKey(file.id),
    queryFn: async ({ signal }) => {
      const params = { id: conversationId, attachmentId: file.id };
      const { url } = await silentClient.call(conversations.getAttachment, { params, signal });
      return decryptFile(url, file, signal);
    },
    staleTime: Infinity,
    gcTime: KEPT_MS,
    retry: retryTransient,
  });

/** Fetches and decrypts a file, and verifies that its hash matches. */
export async function decryptFile(url: string, file: AttachedFile, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(url, signal ? { signal } : {});
  if (!response.ok) throw new Error(`the store answered ${response.status}`);
  const ciphertext = await response.blob();
  return inVault((vault) => vault.decryptFile({ file, ciphertext }));
}
