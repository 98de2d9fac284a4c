import { normaliseUsername } from './username.ts';

/** What a member signs in with. */
export const identifierKinds = ['email', 'username'] as const;
export type IdentifierKind = (typeof identifierKinds)[number];

export interface Identifier {
  kind: IdentifierKind;
  /** In the one form in which it is compared, hashed and salted. */
  value: string;
}

export function normaliseEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** No username holds an @, and every address does. */
export function identifierOf(typed: string): Identifier {
  return typed.includes('@') ? { kind: 'email', value: normaliseEmail(typed) } : { kind: 'username', value: normaliseUsername(typed) };
}
