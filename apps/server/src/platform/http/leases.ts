/** Limits with fewer points per window than this use no leases: every use goes to Redis. */
const WORTH_LEASING = 60;
/** One process leases at most a tenth of a limit. */
const LARGEST_PART = 10;
const MOST_HELD = 20_000;
/** Two responses about the same window may differ in its end by their latency, up to this. Every window is longer. */
const SAME_WINDOW_MS = 500;

interface Lease {
  left: number;
  /** Size of the last lease. Each lease is twice as large as the last, so that unused points never exceed used ones. */
  taken: number;
  /** Points that were left in the window when Redis answered. */
  remaining: number;
  endsAt: number;
}

/** The unused points of a lease and the rest of the window in which they were counted. */
export interface UnusedLease {
  key: string;
  left: number;
  windowMs: number;
}

/** Points that Redis has reserved for this process. They expire with their window. */
export class Leases {
  readonly #held = new Map<string, Lease>();
  /**
   * Keys for which a lease is being requested. Concurrent requests ask for one point only; otherwise a burst would take many
   * leases.
   */
  readonly #requested = new Set<string>();
  readonly #now: () => number;
  #closed = false;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Uses one reserved point; false when Redis must be queried. */
  use(key: string): boolean {
    const lease = this.#held.get(key);
    if (!lease || lease.left === 0 || lease.endsAt <= this.#now()) return false;
    lease.left -= 1;
    return true;
  }

  /** How many points to request, including the one for this use. */
  wanted(key: string, points: number): number {
    const lease = this.#held.get(key);
    if (this.#closed || points < WORTH_LEASING || !lease || lease.endsAt <= this.#now() || this.#requested.has(key)) return 1;
    const wanted = Math.min(lease.taken * 2, Math.floor(points / LARGEST_PART), lease.remaining);
    if (wanted <= 1) return 1;
    this.#requested.add(key);
    return wanted;
  }

  /** Marks the request for a lease as done, whatever its result. */
  answered(key: string, taken: number): void {
    if (taken > 1) this.#requested.delete(key);
  }

  /** Stores a lease of `taken` points, of which one is used now. */
  hold(key: string, { taken, remaining, windowMs }: { taken: number; remaining: number; windowMs: number }): void {
    const endsAt = this.#now() + windowMs;
    const lease = this.#held.get(key);
    // Points left from the previous window would exceed the limit of the new one.
    const living = lease && lease.endsAt > this.#now() && endsAt < lease.endsAt + SAME_WINDOW_MS ? lease : null;
    // Inserted again, so that the first key of the map is the one that was refilled longest ago.
    this.#held.delete(key);
    this.#held.set(key, { left: (living?.left ?? 0) + taken - 1, taken: Math.max(taken, living?.taken ?? 1), remaining, endsAt });
    const [oldest] = this.#held.keys();
    if (this.#held.size > MOST_HELD && oldest !== undefined) this.#held.delete(oldest);
  }

  /** Returns all unused points, to be given back; from now on nothing is leased. */
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
