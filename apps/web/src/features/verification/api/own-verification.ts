import { accounts } from '@subrosa/contract/endpoints/accounts';
import { documents } from '@subrosa/contract/endpoints/documents';
import { verification } from '@subrosa/contract/endpoints/verification';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { queryOptions } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';
import { VERIFICATION } from './query-keys.ts';

export type Verification = ReplyBody<typeof verification.getVerification>;
export type Attempt = NonNullable<Verification['current']>;
export type DocumentAccess = ReplyBody<typeof documents.listDocumentAccesses>['accesses'][number];

/** The state of the member's own verification; the event `verification-changed` reports every change. */
export const verificationQuery = queryOptions({
  queryKey: [...VERIFICATION, 'own'],
  queryFn: ({ signal }) => silentClient.call(verification.getVerification, { signal }),
});

/** The number to read aloud or to display. It stays the same until staff decide. */
export const serialQuery = queryOptions({
  queryKey: [...VERIFICATION, 'serial'],
  queryFn: ({ signal }) => silentClient.call(accounts.getSerial, { signal }),
});

export const ownDocumentsQuery = queryOptions({
  queryKey: [...VERIFICATION, 'documents'],
  queryFn: ({ signal }) => silentClient.call(documents.listDocuments, { signal }),
});

/** The accesses of staff to the member's documents. */
export const accessesQuery = queryOptions({
  queryKey: [...VERIFICATION, 'accesses'],
  queryFn: ({ signal }) => silentClient.call(documents.listDocumentAccesses, { signal }),
});
