import type { PublicRecord } from '@subrosa/crypto/account/public-record';
import { continuesPin, headsOf, isWellSigned } from '@subrosa/crypto/conversation/trust';
import { fromBase64url, toBase64url } from '@subrosa/crypto/primitives/base64url';
import { sameBytes } from '@subrosa/crypto/primitives/hashes';
import type { Hash } from '@subrosa/transparency/hashes';
import type { RecoveredEditions } from '@subrosa/transparency/entries/log-state';
import type { MapName } from '@subrosa/transparency/map/fillers';
import { keysLabel } from '@subrosa/transparency/map/labels';
import type { Member } from '../member.ts';
import { type BelievedLog, DAY_MS, evidenceOf } from './believed-log.ts';
import { type Checks, type OwnCheck, withAlarm, withoutAlarms } from './checks.ts';
import { isUnchecked } from './deliveries.ts';
import { nextEarlier, nextOwnProofs, oldestToCheck, type OwnStep } from './next-own-proofs.ts';
import { type CheckedRange, needsNoProof, joinEarlier, type OwnProblem, type OwnProofs, type OwnValue, verifyOwn } from './own-proofs.ts';
import { isOverdue, mayHaveLostSaved } from './saved-values.ts';
import type { StoredLog } from './stored-log.ts';

/** The member whose entries are checked. */
export type Owner = Pick<Member, 'self' | 'settings' | 'settingsLabel' | 'labelCreatedOn'>;

interface OwnResponse extends OwnProofs {
  readonly map: MapName;
  readonly since: number;
  /** Of the own key log, for the map of keys. */
  readonly records: readonly PublicRecord[];
}

type Finding =
  | { readonly kind: 'fine' }
  /** The response has no own key log with which heads could be compared. */
  | { readonly kind: 'notComparable' }
  | { readonly kind: 'unknownRecords'; readonly number: number }
  | { readonly kind: 'alarm'; readonly problem: string };

const fine: Finding = { kind: 'fine' };

/** The next proofs of a map that this browser needs; null if none, or if the member's keys have no label in it. */
export function nextStep({ believed, checks }: StoredLog, owner: Owner, map: MapName): OwnStep | null {
  const label = labelIn(map, owner);
  return label && nextOwnProofs(believed, map, { check: checkOf(checks, map, label), checkedEdition: checkedEditionOf(owner) });
}

/** What is left of the time before the editions that were checked first. */
export function earlierStep({ believed, checks }: StoredLog, owner: Owner, map: MapName): OwnStep | null {
  const label = labelIn(map, owner);
  const check = label && checkOf(checks, map, label);
  return check && nextEarlier(check, oldestToCheck(believed, map, checkedEditionOf(owner)));
}

/** Verifies a response about one of the own labels, and compares what it proves with the keys and settings of this browser. */
export async function checkOwn(stored: StoredLog, owner: Owner, response: OwnResponse, now: number): Promise<Checks> {
  const { believed, checks } = stored;
  const { map, records } = response;
  const label = labelIn(map, owner);
  const step = nextStep(stored, owner, map);
  // Otherwise another tab was faster.
  if (!label || step?.since !== response.since) return checks;
  const alarm = (problem: string) => {
    const evidence = evidenceOf(believed);
    return withAlarm(checks, { kind: map === 'keys' ? 'ownKeys' : 'ownSettings', problem, at: now, memberId: null, evidence });
  };
  const verified = verifyOwn(believed, { map, label, ...step }, response);
  if (!verified.ok) return alarm(verified.problem);
  const { range, changes } = verified.value;
  if (isDenied(believed, owner, { step, range, response })) return alarm('denied');
  const finding =
    map === 'keys' ? await compareOwnKeys(owner, stored, { range, changes, records }) : compareSettings(stored, range, changes);
  if (finding.kind === 'alarm') return alarm(finding.problem);
  if (finding.kind === 'notComparable') return checks;
  if (finding.kind === 'unknownRecords') return { ...checks, unknownRecords: { number: finding.number, isUnlockedSince: false } };
  const next = advance(believed, checkOf(checks, map, label) ?? newCheck(label), { step, range, response });
  if (typeof next === 'string') return alarm(next);
  const check = { ...next, earlier: isWhole(believed, map, next, owner) ? null : next.earlier };
  const missed =
    step.part === 'newer'
      ? missedBetween(step.before, step.since)
      : missedBefore(check, expectedFrom(believed, owner, { map, range: check.range }));
  return withoutChecked({ believed, checks: withCheck(checks, map, check, missed) }, owner, map);
}

/** What this check ends. */
function withoutChecked({ believed, checks: checked }: StoredLog, owner: Owner, map: MapName): Checks {
  // Every head is one of the own chain: the records were the member's.
  const checks = map === 'keys' ? withoutAlarms(checked, ({ problem }) => problem === 'unknownRecords') : checked;
  if (isUnchecked({ believed, checks }, owner)) return checks;
  return withoutAlarms({ ...checks, uncheckedDays: [] }, ({ kind }) => kind === 'ownUnchecked');
}

function labelIn(map: MapName, { self, settingsLabel }: Owner): Hash | null {
  if (map === 'keys') return keysLabel(self.memberId);
  return settingsLabel === null ? null : fromBase64url(settingsLabel);
}

function checkOf({ own }: Checks, map: MapName, label: Hash): OwnCheck | null {
  const check = own[map];
  return check && sameBytes(fromBase64url(check.label), label) ? check : null;
}

const newCheck = (label: Hash): OwnCheck => ({
  label: toBase64url(label),
  range: null,
  absentThrough: -1,
  earlier: { range: null, absentThrough: -1 },
});

const checkedEditionOf = ({ settings }: Owner) => settings.checkpoint?.checkedEdition ?? null;

function isWhole(log: BelievedLog, map: MapName, { range }: OwnCheck, owner: Owner): boolean {
  return range !== null && range.from <= oldestToCheck(log, map, checkedEditionOf(owner));
}

interface Advance {
  readonly step: OwnStep;
  readonly range: CheckedRange | null;
  readonly response: OwnResponse;
}

/** Until where no edition contains the label, by the word of a response without proofs. */
function absentThroughOf({ step, response: { editions, next } }: Pick<Advance, 'step' | 'response'>): number {
  return editions.length > 0 || next === null ? step.until : Math.min(next - 1, step.until);
}

/** Whether the server denies an entry that another browser of the member proved in an earlier edition. Settings can have a new label. */
function isDenied(log: BelievedLog, owner: Owner, { step, range, response }: Advance): boolean {
  const { map } = response;
  const { checkedEdition, checkedLabel } = owner.settings.checkpoint ?? { checkedEdition: null };
  if (step.before || checkedEdition === null || (map === 'settings' && checkedLabel !== owner.settingsLabel)) return false;
  const through = range ? range.from - 1 : absentThroughOf({ step, response });
  for (let edition = step.since; edition <= through; edition += 1) if (!needsNoProof(log, map, edition)) return true;
  return false;
}

function advance(log: BelievedLog, check: OwnCheck, { step, range, response }: Advance): OwnCheck | OwnProblem {
  const absentThrough = absentThroughOf({ step, response });
  if (step.part === 'newer') return range ? { ...check, range } : { ...check, absentThrough };
  if ((range?.through ?? absentThrough) < step.until) return { ...check, earlier: { range, absentThrough } };
  if (!range || !check.range) return { ...check, earlier: null };
  const joined = joinEarlier(log, range, check.range);
  return joined.ok ? { ...check, range: joined.value, earlier: null } : joined.problem;
}

function withCheck(checks: Checks, map: MapName, check: OwnCheck, missed: RecoveredEditions | null): Checks {
  return {
    ...checks,
    own: { ...checks.own, [map]: check },
    missed: missed ? [...checks.missed, missed] : checks.missed,
    unknownRecords: map === 'keys' ? null : checks.unknownRecords,
  };
}

function missedBetween(before: CheckedRange | null, since: number): RecoveredEditions | null {
  return before && before.through + 1 < since ? { first: before.through + 1, last: since - 1 } : null;
}

/** By the server’s word no earlier edition contains the member. */
function missedBefore({ range, earlier }: OwnCheck, expected: number): RecoveredEditions | null {
  return earlier === null && range !== null && expected < range.from ? { first: expected, last: range.from - 1 } : null;
}

/** The first edition that must contain the member: a second record is newer than the first, and so is every edition than the label. */
function expectedFrom(log: BelievedLog, owner: Owner, { map, range }: { map: MapName; range: CheckedRange | null }): number {
  const oldest = oldestToCheck(log, map, checkedEditionOf(owner));
  if (map === 'keys' && range !== null && range.first.number > 1) return oldest;
  const { schedule } = log.state;
  if (!schedule || owner.labelCreatedOn === null) return Number.POSITIVE_INFINITY;
  // The clock of the browser that created it can be a day fast, and the first edition of settings hours late.
  const createdBefore = (Date.parse(owner.labelCreatedOn) + 3 * DAY_MS) / 1000;
  return Math.max(oldest, Math.ceil((createdBefore - schedule.firstAt) / schedule.interval));
}

/** Each head must be one of the chain that the own identity fixes. */
async function compareOwnKeys(
  { self, settings }: Owner,
  stored: StoredLog,
  { range, changes, records }: { range: CheckedRange | null; changes: readonly OwnValue[]; records: readonly PublicRecord[] },
): Promise<Finding> {
  const { memberId, identity } = self;
  const { unknownRecords } = stored.checks;
  const keyLog = { memberId, records, devices: [] };
  const pin = settings.pins?.[memberId];
  const isOwn = records[identity.sequence]?.identityKey === identity.identityKey && (await isWellSigned(keyLog));
  if (!isOwn || (pin && !(await continuesPin(pin, keyLog)))) return { kind: 'notComparable' };
  const heads = await headsOf(keyLog);
  for (const { number, hash } of changes) {
    if (number > identity.sequence + 1) {
      const isDecided = unknownRecords?.number === number && unknownRecords.isUnlockedSince;
      return isDecided ? { kind: 'alarm', problem: 'unknownRecords' } : { kind: 'unknownRecords', number };
    }
    if (heads[number - 1] !== hash) return { kind: 'alarm', problem: 'otherHead' };
  }
  return isWithheld(stored, range) ? { kind: 'alarm', problem: 'withheld' } : fine;
}

/** Whether an own record is not in an edition that should have it, such as that of a rotation after a theft. */
function isWithheld({ believed, checks: { records } }: StoredLog, range: CheckedRange | null): boolean {
  return records !== null && range !== null && range.last.number < records.number && isOverdue(believed, 'keys', range, records);
}

function compareSettings({ believed, checks }: StoredLog, range: CheckedRange | null, changes: readonly OwnValue[]): Finding {
  const known = checks.settings;
  if (!known || !range || mayHaveLostSaved(believed, 'settings', known)) return fine;
  const isReplaced = changes.some(({ number, hash }) => number === known.version && hash !== known.hash);
  if (isReplaced) return { kind: 'alarm', problem: 'replaced' };
  const isOlder = range.last.number < known.version && isOverdue(believed, 'settings', range, known);
  return isOlder ? { kind: 'alarm', problem: 'older' } : fine;
}
