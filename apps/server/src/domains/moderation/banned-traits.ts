import { createHmac } from 'node:crypto';
import { plainEmail } from '@subrosa/rules/moderation/sanctions';
import type { TraitKind } from './store/sanctions.ts';

/** What is kept of an address, a number or a document of somebody who was banned: of no use without the setting. */
export function traitHash(secret: string, kind: TraitKind, value: string): Buffer {
  const plain = kind === 'email' ? plainEmail(value) : value.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();
  return createHmac('sha256', secret)
    .update(JSON.stringify(['banned trait', kind, plain]))
    .digest();
}
