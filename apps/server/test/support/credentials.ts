import { createHash, randomBytes } from 'node:crypto';
import { examples } from '@subrosa/contract/accounts/schemas';
import { newId } from '../../src/platform/ids.ts';
import type { BuiltMember } from './members.ts';

/** A value in place of the one that a browser derives from a password for this name. The server cannot distinguish them. */
export function derived(password: string, name: string): string {
  return createHash('sha256').update(`${password}\n${name.toLowerCase()}`).digest('base64url');
}

/** A secret that no password produces. */
export const wrongSecret = (): string => randomBytes(32).toString('base64url');

export interface Person extends BuiltMember {
  /** The secret and envelope of each name, as in the body of a request. */
  credentials: Record<'email' | 'username', { password: string; envelope: string }>;
}

/**
 * Creates a person with a password who is not in the database. Signing up in a test browser sets the id of their
 * account.
 */
export function aPerson(traits: { username?: string; email?: string; password?: string } = {}): Person {
  const username = traits.username ?? `p${randomBytes(6).toString('hex')}`;
  const email = traits.email ?? `${username}@example.org`;
  const password = traits.password ?? randomBytes(9).toString('base64url');
  const names = { email, username };
  const credential = (kind: 'email' | 'username') => ({ password: derived(password, names[kind]), envelope: examples.envelope });
  return {
    id: newId(),
    username,
    email,
    secretFor: (kind) => derived(password, names[kind]),
    backupCodes: [],
    credentials: { email: credential('email'), username: credential('username') },
  };
}
