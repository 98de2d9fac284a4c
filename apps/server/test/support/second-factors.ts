import { sql } from 'kysely';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openApiPlatform } from '../../src/app/platforms.ts';
import { addPasskey } from '../../src/domains/accounts/commands/add-passkey.ts';
import { startSecondFactorChallenge } from '../../src/domains/accounts/commands/start-second-factor-challenge.ts';
import { confirmTotp } from '../../src/domains/accounts/commands/confirm-totp.ts';
import { proveSecondFactor } from '../../src/domains/accounts/commands/prove-second-factor.ts';
import { startPasskey } from '../../src/domains/accounts/commands/start-passkey.ts';
import { startTotp } from '../../src/domains/accounts/commands/start-totp.ts';
import { listSecondFactors } from '../../src/domains/accounts/queries/second-factors.ts';
import type { Tx } from '../../src/platform/db/database.ts';
import { transaction } from '../../src/platform/db/transaction.ts';
import { CommittedApiError } from '../../src/platform/http/endpoint.ts';
import { ApiError } from '../../src/platform/http/api-error.ts';
import type { ApiPlatform } from '../../src/platform/platform.ts';
import { useDatabase } from './test-api.ts';
import { aMember, type BuiltMember } from './members.ts';
import { softwarePasskey } from './software-passkey.ts';

interface Proof {
  totp?: string;
  passkey?: string;
  code?: string;
}

/** The validity of a code of an authenticator app, in milliseconds. */
export const PERIOD = 30_000;

const request = { browser: { userAgent: '', cookies: {} }, remember: false, cookieless: true, attempt: null };

/** Returns the code of an `ApiError` that was thrown or returned. */
export async function errorCodeOf(work: Promise<unknown>): Promise<string> {
  const result = await work.catch((error: unknown) => error);
  if (result instanceof ApiError) return result.code;
  if (result instanceof CommittedApiError) return result.apiError.code;
  throw new Error('nothing was rejected', { cause: result });
}

/** Counts the outcomes of concurrent logins. */
export async function outcomesOf(attempts: readonly Promise<object>[]): Promise<Record<string, number>> {
  const results = await Promise.allSettled(attempts);
  const ended = await Promise.all(
    results.map(async (result) => {
      if (result.status === 'rejected') return errorCodeOf(Promise.reject(result.reason));
      return 'session' in result.value ? 'signed in' : errorCodeOf(Promise.resolve(result.value));
    }),
  );
  return Object.fromEntries([...new Set(ended)].map((name) => [name, ended.filter((other) => other === name).length]));
}

/**
 * Provides the commands of second factors with the api's database role, a separate database and a clock that the test
 * controls.
 */
export function useSecondFactors() {
  const testDb = useDatabase();
  let now = new Date();
  let platform: ApiPlatform & { close(): Promise<void> };
  beforeAll(async () => {
    platform = await openApiPlatform(testDb.config, 'api', { now: () => now });
  });
  afterAll(() => platform.close());
  beforeEach(() => {
    now = new Date('2026-11-15T12:00:00Z');
  });

  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const run = <Result>(work: (tx: Tx, platform: ApiPlatform) => Promise<Result>) => transaction(platform.db, (tx) => work(tx, platform));
  const someMember = () => aMember(testDb.db, testDb.config);
  const list = (member: BuiltMember) => listSecondFactors(platform.db, member.id);

  const startApp = (member: BuiltMember) => run((tx) => startTotp(tx, member.id, platform));
  const confirmApp = async (member: BuiltMember, code: string) => {
    const confirmed = await run((tx) => confirmTotp(tx, { memberId: member.id, code }, platform));
    if (confirmed instanceof CommittedApiError) throw confirmed.apiError;
    return confirmed;
  };
  const codeOf = (secret: string, periods = 0) => new TOTP({ secret }).generate({ timestamp: now.getTime() + periods * PERIOD });

  /** Adds an app and advances the clock, because the first code is used up. */
  async function giveApp(member: BuiltMember) {
    const { secret } = await startApp(member);
    const { backupCodes } = await confirmApp(member, codeOf(secret));
    pass(2 * PERIOD);
    return { secret, backupCodes };
  }

  const beginPasskey = (member: BuiltMember) => run((tx) => startPasskey(tx, { memberId: member.id, byConsolePasskey: false }, platform));
  const finishPasskey = (member: BuiltMember, ticket: string, answer: string) =>
    run((tx) => addPasskey(tx, { memberId: member.id, ticket, name: 'Laptop', answer }, platform));
  const newPasskey = (options?: { counts: boolean }) => softwarePasskey(new URL(testDb.config.PUBLIC_URL).origin, options);

  async function givePasskey(member: BuiltMember, passkey = newPasskey()) {
    const { ticket, options } = await beginPasskey(member);
    const { backupCodes } = await finishPasskey(member, ticket, passkey.register(options));
    return { passkey, backupCodes };
  }

  const startChallenge = (member: BuiltMember) =>
    run((tx) => startSecondFactorChallenge(tx, { ...request, memberId: member.id, identifierKind: 'username' }, platform));

  /** Starts the second step of a login after a correct password. */
  async function awaited(member: BuiltMember) {
    const challenge = await startChallenge(member);
    if (!challenge) throw new Error('no second factor is required');
    return { ...challenge.awaited, options: challenge.awaited.passkeyOptions ?? '' };
  }

  const prove = (ticket: string, proof: Proof) => run((tx) => proveSecondFactor(tx, { ...request, ticket, ...proof }, platform));
  const signIn = async (member: BuiltMember, proof: Proof) => prove((await awaited(member)).ticket, proof);

  /** Returns the emitted changes, oldest first. */
  async function changesOf(member: BuiltMember): Promise<string[]> {
    const { rows } = await sql<{ change: string }>`
      SELECT payload -> 'data' ->> 'change' AS change FROM graphile_worker._private_jobs
      WHERE payload ->> 'name' = 'accounts.secondFactorChanged' AND payload -> 'data' ->> 'memberId' = ${member.id}
      ORDER BY id`.execute(testDb.db);
    return rows.map(({ change }) => change);
  }

  return {
    get db() {
      return testDb.db;
    },
    now: () => now,
    pass,
    run,
    someMember,
    list,
    startApp,
    confirmApp,
    codeOf,
    giveApp,
    withApp: async () => {
      const member = await someMember();
      return { member, ...(await giveApp(member)) };
    },
    beginPasskey,
    finishPasskey,
    newPasskey,
    givePasskey,
    withPasskey: async (passkey = newPasskey()) => {
      const member = await someMember();
      return { member, ...(await givePasskey(member, passkey)) };
    },
    startChallenge,
    awaited,
    prove,
    signIn,
    changesOf,
  };
}
