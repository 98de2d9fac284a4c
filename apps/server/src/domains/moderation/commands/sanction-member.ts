import type { CaseReason } from '@subrosa/rules/moderation/cases';
import { sanctionEnd, shutsOut, type Sanction } from '@subrosa/rules/moderation/sanctions';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { suspendMember } from '../../accounts/index.ts';
import { traitHash } from '../banned-traits.ts';
import { findTraits } from '../queries/sanctions.ts';
import { addBannedTrait, addSanction } from '../store/sanctions.ts';

interface Sanctioning {
  memberId: string;
  caseId: string;
  reason: CaseReason;
  sanction: Sanction;
}

/** What a decision does to a member besides the thing itself. Returns its id. */
export async function sanctionMember(
  tx: Tx,
  { memberId, caseId, reason, sanction }: Sanctioning,
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
): Promise<string> {
  const { kind } = sanction;
  const at = clock.now();
  const id = newId();
  const stateBefore = shutsOut(kind) ? await suspendMember(tx, memberId, clock) : null;
  await addSanction(tx, { id, memberId, caseId, kind, reason, at, until: sanctionEnd(sanction, at), stateBefore });
  if (kind === 'ban') {
    const traits = await findTraits(tx, memberId);
    const hash = (of: 'email' | 'phone', value: string) => traitHash(config.SEAL_SECRET, of, value);
    if (traits) await addBannedTrait(tx, { kind: 'email', hash: hash('email', traits.email), sanctionId: id });
    if (traits?.phone) await addBannedTrait(tx, { kind: 'phone', hash: hash('phone', traits.phone), sanctionId: id });
    await emit(tx, clock, 'moderation.memberBanned', { memberId, sanctionId: id });
  }
  return id;
}
