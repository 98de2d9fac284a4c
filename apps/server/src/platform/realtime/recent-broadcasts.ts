/** Something that was told to rooms, by its place in the stream: the time in milliseconds, and a number within it. */
export interface Broadcast {
  id: string;
  rooms: readonly string[];
  except: readonly string[];
  data: readonly unknown[];
}

/** What the stream still holds from this place on, and how far back it reaches: what was before may have been there. */
type ReplayBroadcasts = (fromId: string) => Promise<{ broadcasts: Broadcast[]; reachesTo: string }>;

/** As much as the stream keeps. */
const MOST = 10_000;
const POLL_EVERY = 1000;

export function isAfter(one: string, other: string): boolean {
  const [time = '', number = ''] = one.split('-');
  const [otherTime = '', otherNumber = ''] = other.split('-');
  return time === otherTime ? Number(number) > Number(otherNumber) : Number(time) > Number(otherTime);
}

const latest = (one: string, other: string) => (isAfter(one, other) ? one : other);

const isFor = (rooms: readonly string[], { rooms: named, except }: Broadcast): boolean =>
  (named.length === 0 || named.some((room) => rooms.includes(room))) && !except.some((room) => rooms.includes(room));

/**
 * What was told of late, kept by the process that hears it anyhow: the adapter would read the whole stream again for
 * everybody who comes back, and they come back all at once.
 */
export class RecentBroadcasts {
  readonly #readBack: ReplayBroadcasts;
  readonly #keepMs: number;
  #broadcasts: Broadcast[] = [];
  #reachesTo = '';
  #filling: Promise<void> | undefined;

  constructor(readBack: ReplayBroadcasts, keepMs: number) {
    this.#readBack = readBack;
    this.#keepMs = keepMs;
  }

  add(one: Broadcast): void {
    this.#broadcasts.push(one);
    if (this.#broadcasts.length % POLL_EVERY === 0) this.#forget();
    // Before anybody asks; who does is told where it failed, and tries again.
    if (!this.#filling) this.#fill().catch(() => undefined);
  }

  /** The place up to which everything is known here. */
  async newest(): Promise<string | undefined> {
    await this.#fill();
    return this.#broadcasts.at(-1)?.id;
  }

  /** What these rooms were told after this place and up to that one; null where something may be missing. */
  missed(rooms: readonly string[], { after, upTo }: { after: string; upTo: string }): Broadcast[] | null {
    // Who was cut had answered a moment before: what is older has arrived, or was for others.
    const from = latest(after, this.#oldestKept());
    if (isAfter(this.#reachesTo, from)) return null;
    return this.#broadcasts.slice(this.#firstAfter(from), this.#firstAfter(upTo)).filter((one) => isFor(rooms, one));
  }

  /** Found by halves: everybody asks at once, for the end of a long list. */
  #firstAfter(id: string): number {
    let [from, to] = [0, this.#broadcasts.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const isLater = isAfter(this.#broadcasts[middle]?.id ?? '', id);
      [from, to] = isLater ? [from, middle] : [middle + 1, to];
    }
    return from;
  }

  /** Once: what was told before this process began to listen. */
  #fill(): Promise<void> {
    this.#filling ??= this.#readBack(this.#oldestKept()).then(
      ({ broadcasts, reachesTo }) => {
        const last = broadcasts.at(-1)?.id;
        this.#broadcasts = [...broadcasts, ...this.#broadcasts.filter(({ id }) => last === undefined || isAfter(id, last))];
        this.#reachesTo = reachesTo;
      },
      (error: unknown) => {
        this.#filling = undefined;
        throw error;
      },
    );
    return this.#filling;
  }

  #oldestKept(): string {
    return `${Date.now() - this.#keepMs}-0`;
  }

  /** What nobody will ask for any more, and what is too much; of the latter it is remembered that it was there. */
  #forget(): void {
    const oldest = this.#oldestKept();
    // The newest marks a place, also where it was told long ago.
    this.#broadcasts = this.#broadcasts.slice(Math.min(this.#firstAfter(oldest), this.#broadcasts.length - 1));
    if (this.#broadcasts.length <= MOST) return;
    this.#broadcasts = this.#broadcasts.slice(-MOST);
    this.#reachesTo = latest(this.#reachesTo, this.#broadcasts[0]?.id ?? '');
  }
}
