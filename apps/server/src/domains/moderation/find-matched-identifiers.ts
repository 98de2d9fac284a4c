import type { BannedIdentifierKind } from '@subrosa/rules/moderation/sanctions';
import type { Db, Tx } from '../../platform/db/database.ts';
import { bannedIdentifierHash } from './banned-identifiers.ts';
import { findIdentifiers, hasBannedDocument, isBannedIdentifier } from './queries/sanctions.ts';

/** Returns which kinds of identifiers match a banned member, without their values. */
export async function findMatchedIdentifiers(db: Db | Tx, secret: string, memberId: string): Promise<BannedIdentifierKind[]> {
  const traits = await findIdentifiers(db, memberId);
  const isKnown = async (kind: 'email' | 'phone', value: string | null | undefined) =>
    value ? isBannedIdentifier(db, { kind, hash: bannedIdentifierHash(secret, kind, value) }) : false;
  const found: [BannedIdentifierKind, boolean][] = [
    ['email', await isKnown('email', traits?.email)],
    ['phone', await isKnown('phone', traits?.phone)],
    ['document', await hasBannedDocument(db, memberId)],
  ];
  return found.flatMap(([kind, known]) => (known ? [kind] : []));
}
