import { createHash, randomBytes } from 'node:crypto';
import { examples } from '@subrosa/contract/accounts/schemas';
import { newId } from '../../src/platform/ids.ts';
import type { BuiltMember } from './members.ts';

/** What a browser would derive from a password for this name. The server cannot tell it from the real thing. */
export function derived(password: string, name: string): string {
  return createHash('sha256').update(`${password}\n${name.toLowerCase()}`).digest('base64url');
}

/** A secret that nobody's password leads to. */
export const wrongSecret = (): string => randomBytes(32).toString('base64url');

export interface Person extends BuiltMember {
  /** As they stand in the body of a call: a secret and an envelope for each name. */
  credentials: Record<'email' | 'username', { password: string; envelope: string }>;
}

/** Somebody who has a password and is nowhere in the database yet. Signing up on a test browser gives them the id of their account. */
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
