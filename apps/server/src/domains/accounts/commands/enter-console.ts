import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { CommittedApiError } from '../../../platform/http/endpoint.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { appendAudit } from '../../audit/index.ts';
import { openConsole, stayInConsole } from '../store/console.ts';
import { startSecondFactorChallenge, type AwaitedFactor } from './start-second-factor-challenge.ts';
import { checkProof, type Proof } from './check-proof.ts';

interface ConsoleSession {
  token: string;
  expiresInSeconds: number;
}

/** Returns a console token while the last proof is valid, otherwise the second factor to prove. */
export async function enterConsole(
  tx: Tx,
  caller: Caller,
  { idleSeconds }: { idleSeconds: number },
  platform: ApiPlatform,
): Promise<ConsoleSession | AwaitedFactor> {
  onlyStaff(caller);
  const now = platform.clock.now();
  const usedAt = new Date(now.getTime() - idleSeconds * 1000);
  if (await stayInConsole(tx, caller.deviceId, { now, usedAt })) return platform.tokens.issueForStaff(caller);
  const awaited = await startSecondFactorChallenge(tx, { memberId: caller.memberId, identifierKind: 'username' }, platform, 'console');
  // A staff member without a passkey for the console has the rights of an ordinary member.
  if (!awaited) throw new ApiError('resource.notFound');
  return awaited;
}

/** Verifies the passkey and starts a console session. */
export async function proveForConsole(
  tx: Tx,
  caller: Caller,
  proof: Proof,
  platform: ApiPlatform,
): Promise<ConsoleSession | CommittedApiError> {
  const role = onlyStaff(caller);
  const step = await checkProof(tx, { ...proof, by: caller.memberId }, 'console', platform);
  if (step instanceof CommittedApiError) return step;
  const now = platform.clock.now();
  await openConsole(tx, caller.deviceId, now);
  await appendAudit(tx, platform.clock, {
    actorId: caller.memberId,
    action: 'console.entered',
    subjectKind: 'member',
    subjectId: caller.memberId,
    detail: { role },
  });
  return platform.tokens.issueForStaff(caller);
}

function onlyStaff({ staffRole }: Caller) {
  if (staffRole === null) throw new ApiError('resource.notFound');
  return staffRole;
}
