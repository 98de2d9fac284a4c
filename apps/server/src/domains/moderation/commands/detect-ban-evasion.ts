import type { BannedIdentifierKind } from '@subrosa/rules/moderation/sanctions';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { bannedIdentifierHash } from '../banned-identifiers.ts';
import { findIdentifiers, isBannedIdentifier } from '../queries/sanctions.ts';
import { openCase } from './open-case.ts';

/**
 * Opens a case when a member matches a banned one, without notifying the member. The caller supplies the hash of a
 * document.
 */
export async function detectBanEvasion(
  tx: Tx,
  { memberId, documentHash }: { memberId: string; documentHash?: Buffer | null },
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
): Promise<void> {
  const found = await findIdentifiers(tx, memberId);
  const hashed = (kind: 'email' | 'phone', value: string | null | undefined) =>
    value ? bannedIdentifierHash(config.DATA_ENCRYPTION_SECRET, kind, value) : null;
  const identifiers: [BannedIdentifierKind, Buffer | null | undefined][] = [
    ['email', hashed('email', found?.email)],
    ['phone', hashed('phone', found?.phone)],
    ['document', documentHash],
  ];
  for (const [kind, hash] of identifiers) {
    if (!hash || !(await isBannedIdentifier(tx, { kind, hash }))) continue;
    await openCase(tx, clock, { kind: 'ban_evasion', subjectKind: 'profile', subjectId: memberId, memberId });
    return;
  }
}
