import { identifierOf, type Identifier } from '@subrosa/rules/accounts/identifier';
import { afterFailure, attemptsLeft, isLocked, noAttempts } from '@subrosa/rules/accounts/lock';
import type { Tx } from '../../../platform/db/database.ts';
import { CommittedApiError } from '../../../platform/http/endpoint.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { findKnownBrowser } from '../../devices/index.ts';
import { attemptKey } from '../credentials.ts';
import { createSecretMatcher, type TypedSecret } from '../match-credentials.ts';
import { findLoginCandidates, type LoginCandidate } from '../queries/members.ts';
import { deleteAttempts, lockAttempts, saveAttempts } from '../store/attempts.ts';
import { lockFactors } from '../store/second-factors.ts';
import { startSecondFactorChallenge, type AwaitedFactor } from './start-second-factor-challenge.ts';
import { offerDevices, type DeviceChoice } from './replace-device.ts';
import { openSession, type Session, type SessionRequest } from './open-session.ts';

interface Login extends SessionRequest, TypedSecret {
  login: string;
}

type IdentifiedLogin = Pick<Login, 'login' | 'browser'> & TypedSecret;

/** Signs in by name and derived secret. Unknown names cost the same work and lock like known ones. */
export async function login(tx: Tx, input: Login, platform: ApiPlatform): Promise<Session | AwaitedFactor | CommittedApiError> {
  const recognised = await recognise(tx, input, platform);
  if (recognised instanceof CommittedApiError) return recognised;
  const { found, kind } = recognised;
  return welcome(tx, found, { ...input, memberId: found.id, identifierKind: kind }, platform);
}

/** Lists the devices of a member over the limit, for whom the password is the only factor. */
export async function offerDevicesAtLogin(
  tx: Tx,
  input: IdentifiedLogin,
  platform: ApiPlatform,
): Promise<DeviceChoice | CommittedApiError> {
  const recognised = await recognise(tx, input, platform);
  if (recognised instanceof CommittedApiError) return recognised;
  const { found, kind } = recognised;
  requireActive(found);
  if (found.protected) throw new ApiError('auth.secondFactorRequired');
  return offerDevices(tx, { memberId: found.id, identifierKind: kind }, platform);
}

/** Verifies the password of a suspended member without signing them in. All other callers get 404. */
export async function identifySuspended(tx: Tx, input: IdentifiedLogin, platform: ApiPlatform): Promise<string | CommittedApiError> {
  const recognised = await recognise(tx, input, platform);
  if (recognised instanceof CommittedApiError) return recognised;
  const { id, source, state } = recognised.found;
  if (source !== 'member' || state !== 'suspended') throw new ApiError('resource.notFound');
  return id;
}

async function recognise(
  tx: Tx,
  input: IdentifiedLogin,
  platform: ApiPlatform,
): Promise<{ found: LoginCandidate; kind: Identifier['kind'] } | CommittedApiError> {
  const { clock, config } = platform;
  const name = identifierOf(input.login);
  const candidates = await findLoginCandidates(tx, name, clock.now());
  const member = candidates.find(({ source }) => source === 'member');
  const secret = config.CREDENTIAL_SECRET;
  // Known browsers are counted separately, so that strangers cannot lock the owner out of them.
  const known = await findKnownBrowser(tx, { memberId: member?.id ?? null, browser: input.browser, secret });
  const key = attemptKey(secret, name, known);

  const counted = await lockAttempts(tx, key);
  const before = counted ?? noAttempts;
  if (isLocked(before, clock.now())) return new CommittedApiError('auth.locked');

  const isGiven = createSecretMatcher(secret, input);
  const match = (some: readonly LoginCandidate[]) => {
    // Every candidate is compared, also after a match.
    const matching = some.filter(isGiven);
    return matching.find(({ source }) => source === 'member') ?? matching[0];
  };
  let found = match(candidates);
  if (found?.source === 'member') {
    // The password may have been changed concurrently. The candidates are read again under the lock, so that an old password fails.
    await lockFactors(tx, found.id);
    found = match(await findLoginCandidates(tx, name, clock.now()));
  }
  if (!found) return countFailure(tx, { key, before, memberId: member?.id ?? null }, platform);

  // Wrong guesses of strangers stay counted: a reset of their count would reveal that the owner has signed in.
  if (counted && known) await deleteAttempts(tx, [key]);
  return { found, kind: name.kind };
}

type SessionInput = Parameters<typeof openSession>[1];

async function welcome(tx: Tx, found: LoginCandidate, session: SessionInput, platform: ApiPlatform) {
  requireActive(found);
  const awaited = found.protected ? await startSecondFactorChallenge(tx, session, platform) : null;
  return awaited ?? openSession(tx, session, platform);
}

function requireActive({ source, state }: LoginCandidate): void {
  if (source === 'sign_up') throw new ApiError('auth.unverified');
  if (state === 'suspended') throw new ApiError('auth.suspended');
}

async function countFailure(
  tx: Tx,
  failed: { key: Buffer; before: typeof noAttempts; memberId: string | null },
  { clock }: ApiPlatform,
): Promise<CommittedApiError> {
  const after = afterFailure(failed.before, clock.now());
  await saveAttempts(tx, failed.key, after, clock.now());
  if (!isLocked(after, clock.now())) return new CommittedApiError('auth.failed', { details: { attemptsLeft: attemptsLeft(after) } });
  await emit(tx, clock, 'accounts.accountLocked', { memberId: failed.memberId });
  return new CommittedApiError('auth.locked');
}
