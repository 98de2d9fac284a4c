import { documents } from '@subrosa/contract/endpoints/documents';
import { verification } from '@subrosa/contract/endpoints/verification';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { parseDocumentDetails, type DocumentDetails } from '@subrosa/rules/documents/document-details';
import { queryOptions } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';

export type ReviewedVerification = ReplyBody<typeof verification.getVerificationForReview>;

/** For who has the case. */
export const verificationForReviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['verification', 'for-review', id],
    queryFn: ({ signal }) => silentClient.call(verification.getVerificationForReview, { signal, params: { id } }),
    staleTime: Infinity,
    // Not longer than it is on the screen.
    gcTime: 0,
  });

/** A document, opened for this once: the address works a single time, and the look is logged before a byte leaves. */
async function openDocument(id: string, signal: AbortSignal): Promise<Blob> {
  const { url } = await silentClient.call(documents.createDocumentTicket, { params: { id }, signal });
  const response = await fetch(url, { signal, cache: 'no-store' });
  if (!response.ok) throw new Error(`a look at a document was answered with ${response.status}`);
  return response.blob();
}

/** Asked for only when somebody wants to look: asking is looking. */
export const documentAccessQuery = (id: string) =>
  queryOptions({
    queryKey: ['documents', 'access', id],
    queryFn: ({ signal }) => openDocument(id, signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export type OpenedDetails = {
  details: DocumentDetails | null;
  /** Whether the number that was typed is the one that was handed in for its mark. */
  isSameNumber: boolean;
};

/** What the member typed, opened, and compared with what was handed in. */
export const documentDetailsQuery = (verificationId: string, documentId: string) =>
  queryOptions({
    queryKey: ['documents', 'details', documentId],
    queryFn: async ({ signal }): Promise<OpenedDetails> => {
      const details = parseDocumentDetails(await (await openDocument(documentId, signal)).text());
      if (!details) return { details, isSameNumber: false };
      const { documentNumber, country: issuedBy } = details;
      const params = { id: verificationId };
      const { same } = await silentClient.call(verification.compareDocumentNumber, { params, body: { documentNumber, issuedBy }, signal });
      return { details, isSameNumber: same };
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
