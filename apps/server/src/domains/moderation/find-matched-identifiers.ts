import type { TraitKind } from '@subrosa/rules/moderation/sanctions';
import type { Db, Tx } from '../../platform/db/database.ts';
import { traitHash } from './banned-traits.ts';
import { findTraits, hasBannedDocument, isBannedTrait } from './queries/sanctions.ts';

/** By what a member is known again as somebody who was banned; never what it is. */
export async function findMatchedIdentifiers(db: Db | Tx, secret: string, memberId: string): Promise<TraitKind[]> {
  const traits = await findTraits(db, memberId);
  const isKnown = async (kind: 'email' | 'phone', value: string | null | undefined) =>
    value ? isBannedTrait(db, { kind, hash: traitHash(secret, kind, value) }) : false;
  const found: [TraitKind, boolean][] = [
    ['email', await isKnown('email', traits?.email)],
    ['phone', await isKnown('phone', traits?.phone)],
    ['document', await hasBannedDocument(db, memberId)],
  ];
  return found.flatMap(([kind, known]) => (known ? [kind] : []));
}
