import { createHmac } from 'node:crypto';
import { plainDocumentNumber } from '@subrosa/rules/verification/document-number';
import type { Config } from '../../platform/config/config.ts';

/** A keyed hash that shows whether two members submitted the same document. The number itself is never stored. */
export function documentHash(
  { DOCUMENT_NUMBER_HASH_SECRET }: Config,
  { documentNumber, issuedBy }: { documentNumber: string; issuedBy: string },
): Buffer {
  return createHmac('sha256', DOCUMENT_NUMBER_HASH_SECRET)
    .update(`${issuedBy} ${plainDocumentNumber(documentNumber)}`)
    .digest();
}
