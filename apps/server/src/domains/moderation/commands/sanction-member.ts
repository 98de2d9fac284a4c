import type { CaseReason } from '@subrosa/rules/moderation/case-rules';
import { sanctionEnd, isSuspending, type Sanction } from '@subrosa/rules/moderation/sanctions';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { suspendMember } from '../../accounts/index.ts';
import { bannedIdentifierHash } from '../banned-identifiers.ts';
import { findIdentifiers } from '../queries/sanctions.ts';
import { addBannedIdentifier, addSanction } from '../store/sanctions.ts';

interface SanctionMemberInput {
  memberId: string;
  caseId: string;
  reason: CaseReason;
  sanction: Sanction;
}

/** Imposes a sanction and returns its id. */
export async function sanctionMember(
  tx: Tx,
  { memberId, caseId, reason, sanction }: SanctionMemberInput,
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
): Promise<string> {
  const { kind } = sanction;
  const at = clock.now();
  const id = newId();
  const stateBefore = isSuspending(kind) ? await suspendMember(tx, memberId, clock) : null;
  await addSanction(tx, { id, memberId, caseId, kind, reason, at, until: sanctionEnd(sanction, at), stateBefore });
  if (kind === 'ban') {
    const identifiers = await findIdentifiers(tx, memberId);
    const hash = (of: 'email' | 'phone', value: string) => bannedIdentifierHash(config.DATA_ENCRYPTION_SECRET, of, value);
    if (identifiers) await addBannedIdentifier(tx, { kind: 'email', hash: hash('email', identifiers.email), sanctionId: id });
    if (identifiers?.phone) await addBannedIdentifier(tx, { kind: 'phone', hash: hash('phone', identifiers.phone), sanctionId: id });
    await emit(tx, clock, 'moderation.memberBanned', { memberId, sanctionId: id });
  }
  return id;
}
