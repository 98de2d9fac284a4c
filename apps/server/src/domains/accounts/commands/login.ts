import { createHash } from 'node:crypto';
import { identifierOf, type Identifier } from '@subrosa/rules/accounts/identifier';
import { afterFailure, attemptsLeft, isLocked, noAttempts } from '@subrosa/rules/accounts/lock';
import type { Tx } from '../../../platform/db/database.ts';
import type { Browser } from '../../../platform/http/browser.ts';
import { KeptRefusal } from '../../../platform/http/endpoint.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { BROWSER_COOKIE, isKnownBrowser } from '../../devices/index.ts';
import { attemptKey } from '../credentials.ts';
import { givenSecrets, type TypedSecret } from '../given-secrets.ts';
import { findLoginCandidates, type LoginCandidate } from '../queries/members.ts';
import { forgetAttempts, lockAttempts, saveAttempts } from '../store/attempts.ts';
import { askForSecondFactor, type AwaitedFactor } from './ask-for-second-factor.ts';
import { openSession, type Session, type SessionRequest } from './open-session.ts';

interface Login extends SessionRequest, TypedSecret {
  login: string;
}

const NOBODY = '00000000-0000-4000-8000-000000000000';

type Named = Pick<Login, 'login' | 'browser'> & TypedSecret;

/** Signs in by name and secret. Whatever is wrong, unknown names cost the same work and lock the same way. */
export async function login(tx: Tx, asked: Login, platform: CallPlatform): Promise<Session | AwaitedFactor | KeptRefusal> {
  const recognised = await recognise(tx, asked, platform);
  if (recognised instanceof KeptRefusal) return recognised;
  const { found, kind } = recognised;
  return welcome(tx, found, { ...asked, memberId: found.id, identifierKind: kind }, platform);
}

/** Who is shut out proves who they are without coming in; to everybody else there is nothing here. */
export async function identifySuspended(tx: Tx, asked: Named, platform: CallPlatform): Promise<string | KeptRefusal> {
  const recognised = await recognise(tx, asked, platform);
  if (recognised instanceof KeptRefusal) return recognised;
  const { id, source, state } = recognised.found;
  if (source !== 'member' || state !== 'suspended') throw new Refusal('page.missing');
  return id;
}

async function recognise(
  tx: Tx,
  asked: Named,
  platform: CallPlatform,
): Promise<{ found: LoginCandidate; kind: Identifier['kind'] } | KeptRefusal> {
  const { clock, config } = platform;
  const name = identifierOf(asked.login);
  const candidates = await findLoginCandidates(tx, name, clock.now());
  const member = candidates.find(({ source }) => source === 'member');
  const key = await keyFor(tx, { name, memberId: member?.id ?? NOBODY, browser: asked.browser, secret: config.CREDENTIAL_SECRET });

  const counted = await lockAttempts(tx, key);
  const before = counted ?? noAttempts;
  if (isLocked(before, clock.now())) return new KeptRefusal('auth.locked');

  const isGiven = givenSecrets(config.CREDENTIAL_SECRET, asked);
  // Every candidate is compared, also after a match.
  const matching = candidates.filter(isGiven);
  const found = matching.find(({ source }) => source === 'member') ?? matching[0];
  if (!found) return countFailure(tx, { key, before, memberId: member?.id ?? null }, platform);

  if (counted) await forgetAttempts(tx, [key]);
  return { found, kind: name.kind };
}

type Welcomed = Parameters<typeof openSession>[1];

async function welcome(tx: Tx, found: LoginCandidate, session: Welcomed, platform: CallPlatform) {
  if (found.source === 'sign_up') throw new Refusal('auth.unverified');
  if (found.state === 'suspended') throw new Refusal('auth.suspended');
  const awaited = found.protected ? await askForSecondFactor(tx, session, platform) : null;
  return awaited ?? openSession(tx, session, platform);
}

/** A browser that has signed in before is counted apart: strangers cannot lock its owner out of it. */
async function keyFor(tx: Tx, asked: { name: Identifier; memberId: string; browser: Browser; secret: string }): Promise<Buffer> {
  const mark = asked.browser.cookies[BROWSER_COOKIE];
  const hash = mark === undefined ? null : createHash('sha256').update(mark).digest();
  const known = hash !== null && (await isKnownBrowser(tx, asked.memberId, hash));
  return attemptKey(asked.secret, asked.name, known ? hash : null);
}

async function countFailure(
  tx: Tx,
  failed: { key: Buffer; before: typeof noAttempts; memberId: string | null },
  { clock }: CallPlatform,
): Promise<KeptRefusal> {
  const after = afterFailure(failed.before, clock.now());
  await saveAttempts(tx, failed.key, after, clock.now());
  if (!isLocked(after, clock.now())) return new KeptRefusal('auth.failed', { details: { attemptsLeft: attemptsLeft(after) } });
  await emit(tx, clock, 'accounts.locked', { memberId: failed.memberId });
  return new KeptRefusal('auth.locked');
}
