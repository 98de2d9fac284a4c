import { documents } from '@subrosa/contract/addresses/documents';
import { verification } from '@subrosa/contract/addresses/verification';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { readParticulars, type Particulars } from '@subrosa/rules/documents/particulars';
import { queryOptions } from '@tanstack/react-query';
import { quietClient } from '../../../shared/api/client.ts';

export type ReviewedVerification = ReplyBody<typeof verification.readVerificationForReview>;

/** For who has the case. */
export const verificationForReviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['verification', 'for-review', id],
    queryFn: ({ signal }) => quietClient.call(verification.readVerificationForReview, { signal, params: { id } }),
    staleTime: Infinity,
    // Not longer than it is on the screen.
    gcTime: 0,
  });

/** A document, opened for this once: the address works a single time, and the look is logged before a byte leaves. */
async function lookAt(id: string, signal: AbortSignal): Promise<Blob> {
  const { url } = await quietClient.call(documents.askForLook, { params: { id }, signal });
  const answer = await fetch(url, { signal, cache: 'no-store' });
  if (!answer.ok) throw new Error(`a look at a document was answered with ${answer.status}`);
  return answer.blob();
}

/** Asked for only when somebody wants to look: asking is looking. */
export const lookQuery = (id: string) =>
  queryOptions({
    queryKey: ['documents', 'look', id],
    queryFn: ({ signal }) => lookAt(id, signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export type OpenedParticulars = {
  particulars: Particulars | null;
  /** Whether the number that was typed is the one that was handed in for its mark. */
  isSameNumber: boolean;
};

/** What the member typed, opened, and compared with what was handed in. */
export const particularsQuery = (verificationId: string, documentId: string) =>
  queryOptions({
    queryKey: ['documents', 'particulars', documentId],
    queryFn: async ({ signal }): Promise<OpenedParticulars> => {
      const particulars = readParticulars(await (await lookAt(documentId, signal)).text());
      if (!particulars) return { particulars, isSameNumber: false };
      const { documentNumber, country: issuedBy } = particulars;
      const params = { id: verificationId };
      const { same } = await quietClient.call(verification.compareDocumentNumber, { params, body: { documentNumber, issuedBy }, signal });
      return { particulars, isSameNumber: same };
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
