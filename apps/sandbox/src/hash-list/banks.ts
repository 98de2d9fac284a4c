/** One known picture, identified by its PDQ hash of 64 hexadecimal digits. */
export interface KnownHash {
  id: number;
  bank: string;
  pdq: string;
}

interface Match extends KnownHash {
  distance: number;
}

export interface Banks {
  /** Adding the same hash twice creates one entry. */
  add(bank: string, pdq: string): KnownHash;
  remove(id: number): void;
  list(): readonly KnownHash[];
  /** The matches that the service's PDQ index returns: all hashes within 31 bits. */
  near(pdq: string): Match[];
}

export const PDQ = /^[0-9a-f]{64}$/;

const MAX_DISTANCE = 31;

/** The service's banks, in memory; the oldest hashes are dropped when the limit is reached. */
export function createBanks(capacity = 500): Banks {
  let known: readonly KnownHash[] = [];
  let last = 0;
  return {
    add: (bank, pdq) => {
      const same = known.find((one) => one.bank === bank && one.pdq === pdq);
      if (same) return same;
      const added = { id: (last += 1), bank, pdq };
      known = [added, ...known].slice(0, capacity);
      return added;
    },
    remove: (id) => void (known = known.filter((one) => one.id !== id)),
    list: () => known,
    near: (pdq) =>
      known.map((one) => ({ ...one, distance: hammingDistance(one.pdq, pdq) })).filter(({ distance }) => distance <= MAX_DISTANCE),
  };
}

function hammingDistance(one: string, other: string): number {
  const apart = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  return apart.toString(2).replaceAll('0', '').length;
}
