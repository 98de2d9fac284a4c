import { documents } from '@subrosa/contract/endpoints/documents';
import { verification } from '@subrosa/contract/endpoints/verification';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { parseDocumentDetails, type DocumentDetails } from '@subrosa/rules/documents/document-details';
import { queryOptions } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';

export type ReviewedVerification = ReplyBody<typeof verification.getVerificationForReview>;

/** Only for the staff member who is assigned the case. */
export const verificationForReviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['verification', 'for-review', id],
    queryFn: ({ signal }) => silentClient.call(verification.getVerificationForReview, { signal, params: { id } }),
    staleTime: Infinity,
    // Not cached longer than it is on the screen.
    gcTime: 0,
  });

/** Opens a document once: the URL works a single time, and the server logs the access before it sends any data. */
async function openDocument(id: string, signal: AbortSignal): Promise<Blob> {
  const { url } = await silentClient.call(documents.createDocumentTicket, { params: { id }, signal });
  const response = await fetch(url, { signal, cache: 'no-store' });
  if (!response.ok) throw new Error(`the access to a document returned ${response.status}`);
  return response.blob();
}

/** Fetched only on request, because each request counts as an access. */
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
  /** Whether the typed number matches the one from which the stored mark was computed. */
  isSameNumber: boolean;
};

/** The details that the member typed, decrypted and compared with the submitted document. */
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
