import { normaliseUsername } from './username.ts';

/** Identifiers with which a member logs in. */
export const identifierKinds = ['email', 'username'] as const;
export type IdentifierKind = (typeof identifierKinds)[number];

export interface Identifier {
  kind: IdentifierKind;
  /** Normalised, as it is compared, hashed and salted. */
  value: string;
}

export function normaliseEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** An email address contains an @, and a username never does. */
export function identifierOf(typed: string): Identifier {
  return typed.includes('@') ? { kind: 'email', value: normaliseEmail(typed) } : { kind: 'username', value: normaliseUsername(typed) };
}
