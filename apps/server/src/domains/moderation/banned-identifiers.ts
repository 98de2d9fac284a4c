import { createHmac } from 'node:crypto';
import { plainEmail } from '@subrosa/rules/moderation/sanctions';
import { oldestOf } from '../../platform/secrets.ts';

/**
 * Hashes an email address or phone number of a banned member with a key, so that the stored value is useless without
 * the setting.
 */
export function bannedIdentifierHash(secret: string, kind: 'email' | 'phone', value: string): Buffer {
  const plain = kind === 'email' ? plainEmail(value) : value.replaceAll(/\D/g, '');
  return createHmac('sha256', oldestOf(secret))
    .update(JSON.stringify(['banned identifier', kind, plain]))
    .digest();
}
