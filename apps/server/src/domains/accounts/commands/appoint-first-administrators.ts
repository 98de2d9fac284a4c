import { roleRules } from '@subrosa/rules/moderation/two-person-rules';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { appendAudit } from '../../audit/index.ts';
import { countVerifyingPasskeys, lockCandidate, wasThereAnAdministrator } from '../queries/roles.ts';
import { addFirstAdministrator, lockRoles } from '../store/roles.ts';

/** The reason why no administrators were appointed, shown to the operator who runs the command. */
export class NotAppointed extends Error {}

/**
 * Appoints the first two administrators of an installation. Their roles count at once, because no administrator exists yet to confirm them.
 * Only the owner of the tables can do this, and only once.
 */
export async function appointFirstAdministrators(tx: Tx, clock: Clock, usernames: readonly [string, string]): Promise<void> {
  await lockRoles(tx);
  if (await wasThereAnAdministrator(tx)) {
    throw new NotAppointed('There is, or was, an administrator. Roles are proposed and confirmed in the console.');
  }
  const at = clock.now();
  const memberIds = [await eligible(tx, usernames[0]), await eligible(tx, usernames[1])];
  if (memberIds[0] === memberIds[1]) throw new NotAppointed('Two administrators are two members.');
  for (const memberId of memberIds) {
    const id = newId();
    await addFirstAdministrator(tx, { id, memberId, at });
    await emit(tx, clock, 'staff.roleChanged', { roleId: id, memberId, change: 'confirmed' });
    await appendAudit(tx, clock, { actorId: null, action: 'role.first_administrator', subjectKind: 'member', subjectId: memberId });
  }
}

async function eligible(tx: Tx, username: string): Promise<string> {
  const candidate = await lockCandidate(tx, { username });
  if (!candidate) throw new NotAppointed(`${username} is no active member.`);
  const passkeys = await countVerifyingPasskeys(tx, candidate.id);
  if (passkeys < roleRules.firstPasskeys) {
    throw new NotAppointed(
      `${username} has ${passkeys} of ${roleRules.firstPasskeys} passkeys that ask for a PIN, a finger or a face. They are added in Settings, under Security.`,
    );
  }
  return candidate.id;
}
