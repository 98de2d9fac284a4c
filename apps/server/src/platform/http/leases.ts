/** The least that is allowed in a window where counting by leases pays: below it every use goes to Redis. */
const WORTH_LEASING = 60;
/** At most this part of what is allowed is held by one process. */
const LARGEST_PART = 10;
const MOST_HELD = 20_000;
/** Two answers about one window name ends that differ by less: by how long the answers took. Every window is longer. */
const SAME_WINDOW_MS = 500;

interface Lease {
  left: number;
  /** How many were asked for the last time: each time twice as many, so that no more lies unused than was used. */
  taken: number;
  /** What was left for everybody when Redis was asked. */
  remaining: number;
  endsAt: number;
}

/** Uses that are left of a lease, and how long the window lasts that they were counted in. */
export interface UnusedLease {
  key: string;
  left: number;
  windowMs: number;
}

/** Uses that Redis has counted for this process in advance; they end with the window they were counted in. */
export class Leases {
  readonly #held = new Map<string, Lease>();
  /** Those for whom several are being asked for: who comes meanwhile asks for one, or a burst would take many leases at once. */
  readonly #requested = new Set<string>();
  readonly #now: () => number;
  #closed = false;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Uses one of those that are held; false where Redis has to be asked. */
  use(key: string): boolean {
    const lease = this.#held.get(key);
    if (!lease || lease.left === 0 || lease.endsAt <= this.#now()) return false;
    lease.left -= 1;
    return true;
  }

  /** How many uses to ask for, this one among them. */
  wanted(key: string, points: number): number {
    const lease = this.#held.get(key);
    if (this.#closed || points < WORTH_LEASING || !lease || lease.endsAt <= this.#now() || this.#requested.has(key)) return 1;
    const wanted = Math.min(lease.taken * 2, Math.floor(points / LARGEST_PART), lease.remaining);
    if (wanted <= 1) return 1;
    this.#requested.add(key);
    return wanted;
  }

  /** An answer has come, whatever it says. */
  answered(key: string, taken: number): void {
    if (taken > 1) this.#requested.delete(key);
  }

  /** Redis has counted `taken` uses, of which one is made now. */
  hold(key: string, { taken, remaining, windowMs }: { taken: number; remaining: number; windowMs: number }): void {
    const endsAt = this.#now() + windowMs;
    const lease = this.#held.get(key);
    // What is left of the window before would be allowed beside all that the new one allows.
    const living = lease && lease.endsAt > this.#now() && endsAt < lease.endsAt + SAME_WINDOW_MS ? lease : null;
    // Set anew, so that the first key is the one that was filled longest ago.
    this.#held.delete(key);
    this.#held.set(key, { left: (living?.left ?? 0) + taken - 1, taken: Math.max(taken, living?.taken ?? 1), remaining, endsAt });
    const [oldest] = this.#held.keys();
    if (this.#held.size > MOST_HELD && oldest !== undefined) this.#held.delete(oldest);
  }

  /** Takes away what is left, to be given back; from now on nothing is counted in advance. */
  close(): UnusedLease[] {
    this.#closed = true;
    const now = this.#now();
    const unused = [...this.#held].map(([key, { left, endsAt }]) => ({ key, left, windowMs: endsAt - now }));
    this.#held.clear();
    return unused.filter(({ left, windowMs }) => left > 0 && windowMs > 0);
  }

  get isClosed(): boolean {
    return this.#closed;
  }
}
