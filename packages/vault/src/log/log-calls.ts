import { BUNDLE_ENTRIES, parseBundle } from '@subrosa/transparency/entries/bundle';
import type { Input, Output } from '../protocol.ts';
import type { Session } from '../session.ts';
import { type BelievedLog, DAY_MS, evidenceOf, extendLog, newestEditionOf, sizeOf, timeOf } from './believed-log.ts';
import { awaitedCheckpoint, changeLog, noteCheckpoints } from './change-log.ts';
import { checkOwn, type Owner } from './check-own.ts';
import { type Checks, withAlarm, withoutAlarms } from './checks.ts';
import { statusOf } from './log-status.ts';
import { compareOwnCheckpoints } from './own-checkpoints.ts';
import type { StoredLog } from './stored-log.ts';

export async function logStatus(session: Session): Promise<Output<'logStatus'>> {
  return changeAndReport(session, async (stored) => stored);
}

export async function followLog(session: Session, input: Input<'followLog'>): Promise<Output<'followLog'>> {
  return changeAndReport(session, (stored, owner, now) => follow(stored, owner, input, now, session.startedAt));
}

export async function checkOwnProofs(session: Session, input: Input<'checkOwnProofs'>): Promise<Output<'checkOwnProofs'>> {
  return changeAndReport(session, async (stored, owner, now) => {
    const checks = await checkOwn(stored, owner, input, now);
    return checks === stored.checks ? stored : { ...stored, checks };
  });
}

export async function provedIn(session: Session, { memberIds }: Input<'provedIn'>): Promise<Output<'provedIn'>> {
  const stored = await session.storedLog(await session.member());
  const editions = memberIds.map((memberId) => stored?.checks.contacts[memberId]?.proved?.edition ?? null);
  const proved = editions.filter((edition) => edition !== null);
  return { edition: proved.length === editions.length && proved.length > 0 ? Math.min(...proved) : null };
}

async function changeAndReport(session: Session, change: (stored: StoredLog, owner: Owner, now: number) => Promise<StoredLog>) {
  const member = await session.member();
  const now = Date.now();
  const stored = await changeLog(session, member, (before) => change(before, member, now));
  return stored && session.log && statusOf(stored, member, session.log, now);
}

/** Extends the believed log; what is no checkpoint or no bundle is an outage, and so are editions of the future. */
export async function follow(
  before: StoredLog,
  owner: Pick<Owner, 'settings'>,
  { note, from, bundles, serverTime, areKept }: Input<'followLog'>,
  now: number,
  startedAt = now,
): Promise<StoredLog> {
  const stored = withClock(before, serverTime !== undefined && Math.abs(now - serverTime) > DAY_MS);
  const { believed, checks } = stored;
  const parsed = bundles.map(parseBundle);
  const start = Math.floor(from / BUNDLE_ENTRIES) * BUNDLE_ENTRIES;
  // The browser deleted the stored log meanwhile.
  if (sizeOf(believed) < from) return stored;
  const read = parsed.flatMap((bundle) => (bundle.ok ? bundle.value : []));
  const extended = parsed.every(({ ok }) => ok)
    ? await extendLog(believed, note, read.slice(sizeOf(believed) - start))
    : ({ ok: false, problem: 'noteMalformed' } as const);
  if (extended.ok && isFuture(extended.value, now)) return withClock(stored, true);
  if (extended.ok) {
    const followed = { believed: extended.value, checks: withSince(withoutFollowed(checks), extended.value) };
    return extended.value === believed ? (followed.checks === checks ? stored : followed) : compareAgain(followed, owner, now);
  }
  const { problem } = extended;
  if (isOutage(problem, areKept)) return stored;
  if (isForeign(problem) && !isNewestRelease(checks, startedAt)) return withForeign(stored, now);
  const evidence = [...evidenceOf(believed), note];
  const alarm = { kind: problem === 'fork' ? 'fork' : 'log', problem, at: now, memberId: null, evidence } as const;
  return { ...stored, checks: withAlarm(checks, alarm) };
}

/** What is no checkpoint or no bundle, and what contradicts files of an earlier download, which can be damaged. */
function isOutage(problem: string, areKept = false): boolean {
  return problem === 'noteMalformed' || (areKept && !isForeign(problem));
}

/** A newer release can have another name of the log, or a key that replaced a lost one. */
const isForeign = (problem: string) => problem === 'wrongSignature' || problem === 'wrongOrigin';

/** A page that was loaded a day after the log was first foreign has the newest release. */
function isNewestRelease({ foreignSince }: Checks, startedAt: number): boolean {
  return foreignSince !== null && startedAt > foreignSince + DAY_MS;
}

function withForeign({ believed, checks }: StoredLog, now: number): StoredLog {
  return { believed, checks: { ...checks, foreignSince: checks.foreignSince ?? now } };
}

/** What a checkpoint ends that this build accepts: a release can also accept a recovery that an earlier one did not. */
function withoutFollowed(checks: Checks): Checks {
  const isEnded = (problem: string) => isForeign(problem) || problem === 'recoveryTooSoon' || problem === 'recoveryTooLong';
  const signed = withoutAlarms(checks, ({ kind, problem }) => kind === 'log' && isEnded(problem));
  return signed.foreignSince === null ? signed : { ...signed, foreignSince: null };
}

function withClock(stored: StoredLog, isClockWrong: boolean): StoredLog {
  const { believed, checks } = stored;
  return checks.isClockWrong === isClockWrong ? stored : { believed, checks: { ...checks, isClockWrong } };
}

/** Otherwise a server could let proofs expire by publishing many editions at once. A clock that is a few hours slow is not enough. */
function isFuture(log: BelievedLog, now: number): boolean {
  return (timeOf(log, newestEditionOf(log)) ?? 0) * 1000 > now + DAY_MS;
}

/** From the newest edition on, the log must contain the settings that were read or saved before. */
function withSince(checks: Checks, believed: BelievedLog): Checks {
  if (checks.settings?.since !== null) return checks;
  const newest = newestEditionOf(believed);
  const { settings } = checks;
  // A new browser reads the settings before the log: no recovery until here explains older ones.
  return { ...checks, settings: { ...settings, readIn: settings.readIn < 0 ? newest : settings.readIn, since: newest } };
}

/** What waited for these entries, and what the member's browsers believed before. */
async function compareAgain({ believed, checks }: StoredLog, { settings }: Pick<Owner, 'settings'>, now: number): Promise<StoredLog> {
  const awaited = checks.awaited.map(awaitedCheckpoint);
  const compared = await noteCheckpoints({ believed, checks: { ...checks, awaited: [], isBehind: false } }, awaited, now);
  return { believed, checks: compareOwnCheckpoints(believed, compared, [checks.believed, settings.checkpoint], now) };
}
