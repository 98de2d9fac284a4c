import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { registrationOptions } from '../passkeys.ts';
import { findMember } from '../queries/members.ts';
import { findFactors, hasRole } from '../queries/second-factors.ts';
import { addStep } from '../store/second-factors.ts';

/** Returns the options for the browser's dialog that creates a passkey. */
export async function startPasskey(
  tx: Tx,
  { memberId, byConsolePasskey }: { memberId: string; byConsolePasskey: boolean },
  { clock, config }: ApiPlatform,
): Promise<{ ticket: string; options: string }> {
  const member = await findMember(tx, memberId);
  if (!member) throw new ApiError('resource.notFound');
  const { passkeys } = await findFactors(tx, memberId);
  const options = await registrationOptions(config, {
    memberId,
    username: member.username,
    credentialIds: passkeys.map(({ credentialId }) => credentialId),
    userVerification: (await hasRole(tx, memberId)) ? 'required' : 'preferred',
  });
  const { challenge } = options;
  const step = { memberId, purpose: 'add_passkey', identifierKind: 'email', challenge, byConsolePasskey } as const;
  const ticket = await addStep(tx, { ...step, now: clock.now() });
  return { ticket, options: JSON.stringify(options) };
}
