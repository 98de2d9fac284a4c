import type { BannedIdentifierKind } from '@subrosa/rules/moderation/sanctions';
import type { Db, Tx } from '../../platform/db/database.ts';
import { bannedIdentifierHash } from './banned-identifiers.ts';
import { findIdentifiers, hasBannedDocument, isBannedIdentifier } from './queries/sanctions.ts';

/** Returns which kinds of identifiers match a banned member, without their values. */
export async function findMatchedIdentifiers(db: Db | Tx, secret: string, memberId: string): Promise<BannedIdentifierKind[]> {
  const identifiers = await findIdentifiers(db, memberId);
  const isBanned = async (kind: 'email' | 'phone', value: string | null | undefined) =>
    value ? isBannedIdentifier(db, { kind, hash: bannedIdentifierHash(secret, kind, value) }) : false;
  const found: [BannedIdentifierKind, boolean][] = [
    ['email', await isBanned('email', identifiers?.email)],
    ['phone', await isBanned('phone', identifiers?.phone)],
    ['document', await hasBannedDocument(db, memberId)],
  ];
  return found.flatMap(([kind, isMatch]) => (isMatch ? [kind] : []));
}
