import { createHmac } from 'node:crypto';
import { plainDocumentNumber } from '@subrosa/rules/verification/document-number';
import type { Config } from '../../platform/config/config.ts';

/** Tells whether two came with the same document, and nothing else without the setting. The number itself is never kept. */
export function documentHash(
  { DOCUMENT_NUMBER_HASH_SECRET }: Config,
  { documentNumber, issuedBy }: { documentNumber: string; issuedBy: string },
): Buffer {
  return createHmac('sha256', DOCUMENT_NUMBER_HASH_SECRET)
    .update(`${issuedBy} ${plainDocumentNumber(documentNumber)}`)
    .digest();
}
