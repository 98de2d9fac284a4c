import { joined, type Pin, type Pins } from './trust.ts';

/**
 * Merges the pins of two devices. If identities differ, one that is not provisional wins, then a confirmed one, then the one that replaced the other; otherwise
 * the first stays.
 */
export function mergePins(one: Pins, other: Pins): Pins {
  const merged = { ...one };
  for (const [memberId, pin] of Object.entries(other)) merged[memberId] = mergePin(merged[memberId], pin);
  return merged;
}

function mergePin(one: Pin | undefined, other: Pin): Pin {
  if (!one) return other;
  const isSame = one.identityKey === other.identityKey;
  const decided = isSame ? null : pinOfTwo(one, other);
  if (decided) return decided;
  const newer = hasReplaced(other, one) ? other : one;
  return {
    identityKey: newer.identityKey,
    sequence: newer.sequence,
    head: newer.head,
    proved: isSame ? one.proved || other.proved : newer.proved,
    provisional: one.provisional && other.provisional,
    confirmed: one.confirmed || other.confirmed,
    ...(isSame ? laterDecision(one, other) : { compared: newer.compared, decisions: newer.decisions }),
    earlier: joined(one.earlier, other.earlier).filter((key) => key !== newer.identityKey),
    left: joinLeft(one.left, other.left),
  };
}

/** Null if one of two identities replaced the other. */
function pinOfTwo(one: Pin, other: Pin): Pin | null {
  if (one.provisional !== other.provisional) return one.provisional ? other : one;
  if (one.confirmed !== other.confirmed) return one.confirmed ? one : other;
  return hasReplaced(other, one) || hasReplaced(one, other) ? null : one;
}

/** A member can return to an identity, so both may have left the other's: the one that left it once more is later. */
function hasReplaced(later: Pin, { identityKey, left }: Pin): boolean {
  return timesIn(later.left, identityKey) > timesIn(left, identityKey);
}

function joinLeft(one: readonly string[], other: readonly string[]): string[] {
  const missing = joined(other).flatMap((key) => Array<string>(Math.max(0, timesIn(other, key) - timesIn(one, key))).fill(key));
  return [...one, ...missing];
}

function timesIn(keys: readonly string[], key: string): number {
  return keys.filter((one) => one === key).length;
}

/** If two devices decided the same number of times and differently, the member compares again. */
function laterDecision(one: Pin, other: Pin): Pick<Pin, 'compared' | 'decisions'> {
  const later = one.decisions >= other.decisions ? one : other;
  const isDisputed = one.decisions === other.decisions && one.compared !== other.compared;
  return { compared: isDisputed ? null : later.compared, decisions: later.decisions };
}
