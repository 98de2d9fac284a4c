import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { traitHash } from '../banned-traits.ts';
import { findTraits, isBannedTrait } from '../queries/sanctions.ts';
import type { TraitKind } from '../store/sanctions.ts';
import { openCase } from './open-case.ts';

/** Somebody who was banned comes back: staff learn of it, they do not. A document's number is given by who read it. */
export async function lookForEvader(
  tx: Tx,
  { memberId, document }: { memberId: string; document?: string },
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
): Promise<void> {
  const found = await findTraits(tx, memberId);
  const traits: [TraitKind, string | null | undefined][] = [
    ['email', found?.email],
    ['phone', found?.phone],
    ['document', document],
  ];
  for (const [kind, value] of traits) {
    if (!value || !(await isBannedTrait(tx, { kind, hash: traitHash(config.SEAL_SECRET, kind, value) }))) continue;
    await openCase(tx, clock, { kind: 'ban_evasion', subjectKind: 'profile', subjectId: memberId, memberId });
    return;
  }
}
