import { createHmac } from 'node:crypto';
import { plainEmail } from '@subrosa/rules/moderation/sanctions';
import { oldestOf } from '../../platform/secrets.ts';

/** What is kept of the address or the phone of somebody who was banned: of no use without the setting. */
export function bannedIdentifierHash(secret: string, kind: 'email' | 'phone', value: string): Buffer {
  const plain = kind === 'email' ? plainEmail(value) : value.replaceAll(/\D/g, '');
  return createHmac('sha256', oldestOf(secret))
    .update(JSON.stringify(['banned trait', kind, plain]))
    .digest();
}
