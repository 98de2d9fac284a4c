import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { registrationOptions } from '../passkeys.ts';
import { findMember } from '../queries/members.ts';
import { findFactors } from '../queries/second-factors.ts';
import { addStep } from '../store/second-factors.ts';
import { checkPassword } from './check-password.ts';

/** What the browser's dialog needs to make a passkey. */
export async function startPasskey(
  tx: Tx,
  { memberId, password }: { memberId: string; password: string },
  { clock, config }: CallPlatform,
): Promise<{ ticket: string; options: string }> {
  await checkPassword(tx, memberId, password, config.CREDENTIAL_SECRET);
  const member = await findMember(tx, memberId);
  if (!member) throw new Refusal('page.missing');
  const { passkeys } = await findFactors(tx, memberId);
  const options = await registrationOptions(config, {
    memberId,
    username: member.username,
    credentialIds: passkeys.map(({ credentialId }) => credentialId),
  });
  const { challenge } = options;
  const ticket = await addStep(tx, { memberId, purpose: 'add_passkey', identifierKind: 'email', challenge, now: clock.now() });
  return { ticket, options: JSON.stringify(options) };
}
