import { type PublicRecord, verifyContinuity, verifyPublicRecord } from '../account/public-record.ts';
import { fingerprintOf } from '../signed/identity.ts';
import { chainHeads } from '../account/record-chain.ts';
import type { KeyLog } from './key-log.ts';

/** The trusted identity of a member: the first one seen, or one accepted since. */
export interface Pin {
  identityKey: string;
  sequence: number;
  /** The head of the record chain: it fixes all records up to this one. */
  head: string;
  /** Whether a proof has shown this account that the head is in the log of keys, or one from which continuity signatures lead to it. */
  proved: boolean;
  /** First seen where a proof is needed and there was none: nothing was ever encrypted to it, and a member with other keys replaces it. */
  provisional: boolean;
  /** False after pins were lost: nothing is encrypted to this identity before the member confirms it. */
  confirmed: boolean;
  /** The identity key whose safety number was compared; that proves no other identity. */
  compared: string | null;
  /** How often `compared` was decided for this identity: the later decision of two devices stays. */
  decisions: number;
  /** Earlier identities, which signed history: pinned before, or connected with a pinned one by continuity signatures. */
  earlier: readonly string[];
  /** Earlier pins that were replaced because the next one was signed or accepted; one that returned is listed each time it was left. */
  left: readonly string[];
}

export type Pins = Readonly<Record<string, Pin>>;

/** What the newest edition of the log of keys proves about the records of a member. */
export type KeyProof =
  /** It contains all of them. */
  | 'proved'
  /** It contains earlier ones, from which continuity signatures lead to the newest. */
  | 'pending'
  /** There is no proof, or none that leads to the newest record. */
  | 'missing'
  /** It contains others: an honest server never returns this. */
  | 'contradicted';

/** The keys may be used; `rotated` if the old identity signed a new one, `first` at first contact. */
interface UsableKeys {
  state: 'first' | 'same' | 'rotated';
  pin: Pin;
  record: PublicRecord;
}

export type KeyAssessment =
  | UsableKeys
  /** Another identity without a signature of the old one. `next` is the pin after acceptance. */
  | { state: 'changed'; pin: Pin; next: Pin; record: PublicRecord }
  /** Not confirmed since pins were lost. `next` is the pin after confirmation. */
  | { state: 'unconfirmed'; pin: Pin; next: Pin; record: PublicRecord }
  /** Nothing is encrypted to keys that no proof has shown and no comparison has confirmed. */
  | { state: 'unproved'; pin: Pin; record: PublicRecord }
  /** Shortened, wrongly signed, out of order or not as proved: an honest server never returns this. */
  | { state: 'rejected'; because: 'keyLog' | 'log' };

/**
 * With `pinsLost`, a member without a pin may be a former contact whom the server now presents with other keys. Without `proof`,
 * none is needed.
 */
export async function assessKeyLog(
  pin: Pin | undefined,
  log: KeyLog,
  { pinsLost, proof }: { pinsLost: boolean; proof?: KeyProof | undefined },
): Promise<KeyAssessment> {
  const record = log.records.at(-1);
  if (proof === 'contradicted') return { state: 'rejected', because: 'log' };
  if (!record || !(await isWellSigned(log))) return { state: 'rejected', because: 'keyLog' };
  if (pin && !(pin.provisional && !(await continuesPin(pin, log)))) return assessKnown(pin, log, { record, proof });
  const { connected } = await chainOf(log);
  const history = { proved: isShown(proof), provisional: proof === 'missing', confirmed: !pinsLost, earlier: connected, left: [] };
  return assessUse({ state: 'first', pin: newPin(await newestOf(log, record), history), record }, proof);
}

async function assessKnown(pin: Pin, log: KeyLog, { record, proof }: { record: PublicRecord; proof: KeyProof | undefined }) {
  if (record.sequence < pin.sequence) return { state: 'rejected', because: 'keyLog' } as const;
  const { connected } = await chainOf(log);
  const [proved, isContinued] = [isShown(proof), await continuesPin(pin, log)];
  const provisional = pin.provisional && !proved;
  if (record.identityKey === pin.identityKey && isContinued) {
    const same = { ...pin, proved: pin.proved || proved, provisional, earlier: joined(pin.earlier, connected) };
    return assessUse({ state: 'same', pin: same, record }, proof);
  }
  // Proved keys do not vouch for others that were in no edition.
  const isVouched = isContinued || !proved || pin.proved || isCompared(pin);
  const earlier = joined(pin.earlier, isVouched ? [pin.identityKey] : [], connected).filter((key) => key !== record.identityKey);
  const newest = await newestOf(log, record);
  if (!isContinued || !(await continuesRecords(log, pin.sequence + 1))) {
    const next = newPin(newest, { proved, provisional, confirmed: true, earlier, left: [...pin.left, pin.identityKey] });
    return { state: 'changed', pin, next, record } as const;
  }
  const between = log.records.slice(pin.sequence + 1, -1).map(({ identityKey }) => identityKey);
  const left = [...pin.left, pin.identityKey, ...between];
  const rotated = newPin(newest, { proved: pin.proved || proved, provisional, confirmed: pin.confirmed, earlier, left });
  return assessUse({ state: 'rotated', pin: rotated, record }, proof);
}

const isShown = (proof: KeyProof | undefined) => proof === 'proved' || proof === 'pending';

async function newestOf(log: KeyLog, record: PublicRecord): Promise<Pick<Pin, 'identityKey' | 'sequence' | 'head'>> {
  return { ...record, head: (await headsOf(log)).at(-1) ?? '' };
}

function assessUse(usable: UsableKeys, proof: KeyProof | undefined): KeyAssessment {
  const { pin, record } = usable;
  if (!pin.confirmed) return { state: 'unconfirmed', pin, next: { ...pin, confirmed: true }, record };
  return proof === undefined || pin.proved || isCompared(pin) ? usable : { state: 'unproved', pin, record };
}

/** Whether the safety number was compared: of the pinned identity, or of the one that the server presents, which may be another. */
export function isCompared(pin: Pin | undefined, identityKey = pin?.identityKey): boolean {
  return pin !== undefined && pin.compared === identityKey;
}

/** Returns the pin with the member's decision about this identity, or null if another one is pinned by now. */
export function decideCompared(pin: Pin | undefined, identityKey: string, compared: boolean): Pin | null {
  if (pin?.identityKey !== identityKey) return null;
  return {
    ...pin,
    provisional: pin.provisional && !compared,
    confirmed: pin.confirmed || compared,
    compared: compared ? identityKey : null,
    decisions: pin.decisions + 1,
  };
}

/** Returns the identity key with this fingerprint, if it is a current or earlier one of the member. */
export async function findPinnedIdentity(pin: Pin | undefined, fingerprint: string): Promise<string | null> {
  return pin ? findIdentity([pin.identityKey, ...pin.earlier], fingerprint) : null;
}

/** Returns the identity key with this fingerprint in a record before the pinned one: the server's word alone connects the two. */
export async function findUnvouchedIdentity(pin: Pin | undefined, { records }: KeyLog, fingerprint: string): Promise<string | null> {
  if (!pin || records[pin.sequence]?.identityKey !== pin.identityKey) return null;
  return findIdentity(
    records.slice(0, pin.sequence).map(({ identityKey }) => identityKey),
    fingerprint,
  );
}

/** The member's own pin: the unlocked bundle contains the current identity. Earlier ones need a pin or continuity, as a contact's. */
export async function pinOwnIdentity(pin: Pin | undefined, identity: Pick<Pin, 'identityKey' | 'sequence'>, log: KeyLog): Promise<Pin> {
  const { heads, connected } = await chainOf(log);
  const known = pin ? [pin.identityKey, ...pin.earlier] : [];
  const earlier = joined(known, connected).filter((key) => key !== identity.identityKey);
  const replaced = pin && pin.identityKey !== identity.identityKey ? [pin.identityKey] : [];
  const left = [...(pin?.left ?? []), ...replaced];
  return {
    ...newPin(
      { ...identity, head: heads.at(-1) ?? '' },
      { proved: pin?.proved ?? false, provisional: false, confirmed: true, earlier, left },
    ),
    compared: identity.identityKey,
  };
}

/** Not compared: the number of another identity proves nothing, and a thief of the old key could have signed this one. */
function newPin(
  { identityKey, sequence, head }: Pick<Pin, 'identityKey' | 'sequence' | 'head'>,
  history: Pick<Pin, 'proved' | 'provisional' | 'confirmed' | 'earlier' | 'left'>,
): Pin {
  return { identityKey, sequence, head, compared: null, decisions: 0, ...history };
}

export function joined(...lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())];
}

async function findIdentity(identityKeys: readonly string[], fingerprint: string): Promise<string | null> {
  for (const identityKey of identityKeys) {
    if ((await fingerprintOf(identityKey)) === fingerprint) return identityKey;
  }
  return null;
}

const signatureChecks = new WeakMap<KeyLog, Promise<boolean>>();

/** Whether the log contains everything that was in it when this identity was pinned, unchanged. */
export async function continuesPin(pin: Pin, log: KeyLog): Promise<boolean> {
  return (await headsOf(log))[pin.sequence] === pin.head;
}

/** The heads of the record chain, one after each record. */
export async function headsOf(log: KeyLog): Promise<readonly string[]> {
  return (await chainOf(log)).heads;
}

export async function isWellSigned(log: KeyLog): Promise<boolean> {
  // Called before every message with the same log.
  const result = signatureChecks.get(log) ?? checkSignatures(log);
  signatureChecks.set(log, result);
  return result;
}

async function checkSignatures({ memberId, records }: KeyLog): Promise<boolean> {
  if (records.some(({ sequence }, index) => sequence !== index)) return false;
  const signed = await Promise.all(records.map((record) => verifyPublicRecord(record, memberId)));
  const heads = await chainHeads(records);
  return signed.every(Boolean) && records.every((record, index) => isChained(record, heads[index - 1]));
}

/** A record of suite 2 names the head before it; only a first one, and older ones of suite 1, have none. */
function isChained({ previousHead }: PublicRecord, head: string | undefined): boolean {
  return previousHead === null || previousHead === head;
}

/** Whether each record from this one on is signed by the identity of the one before. */
export async function continuesRecords({ memberId, records }: KeyLog, from: number): Promise<boolean> {
  for (let index = from; index < records.length; index += 1) {
    const [previous, record] = [records[index - 1], records[index]];
    if (!previous || !record || !(await verifyContinuity(record, previous, memberId))) return false;
  }
  return true;
}

interface Chain {
  /** After each record. */
  heads: readonly string[];
  /** The identities from which signatures in both directions lead to the newest record, without gaps. */
  connected: readonly string[];
}

const chains = new WeakMap<KeyLog, Promise<Chain>>();

async function chainOf(log: KeyLog): Promise<Chain> {
  const result = chains.get(log) ?? readChain(log);
  chains.set(log, result);
  return result;
}

async function readChain({ memberId, records }: KeyLog): Promise<Chain> {
  const connected: string[] = [];
  for (let index = records.length - 1; index > 0; index -= 1) {
    const [previous, record] = records.slice(index - 1, index + 1);
    // Without the head, the newer identity has not signed what came before: anybody could invent an identity that continues into it.
    if (!previous || !record || record.previousHead === null || !(await verifyContinuity(record, previous, memberId))) break;
    connected.push(previous.identityKey);
  }
  return { heads: await chainHeads(records), connected };
}
