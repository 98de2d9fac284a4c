/** A message that was published to rooms, with its id in the stream: the time in milliseconds and a sequence number. */
export interface Broadcast {
  id: string;
  rooms: readonly string[];
  except: readonly string[];
  data: readonly unknown[];
}

/**
 * Replays the stream from this id. `reachesTo` is the oldest id that is known completely; earlier messages may have been
 * trimmed.
 */
type ReplayBroadcasts = (fromId: string) => Promise<{ broadcasts: Broadcast[]; reachesTo: string }>;

/** The maximum length of the stream. */
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
 * Buffers recent broadcasts of this process, so that reconnecting sockets are served from memory. The adapter would read the
 * stream again for each of them, and they all reconnect at once.
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
    // Starts the replay early; if it fails, the next caller gets the error and retries.
    if (!this.#filling) this.#fill().catch(() => undefined);
  }

  /** Returns the newest id; everything up to it is known here. */
  async newest(): Promise<string | undefined> {
    await this.#fill();
    return this.#broadcasts.at(-1)?.id;
  }

  /** Returns the broadcasts to these rooms after one id and up to another; null when some may be missing. */
  missed(rooms: readonly string[], { after, upTo }: { after: string; upTo: string }): Broadcast[] | null {
    // A client answered a heartbeat shortly before it was disconnected, so it has received everything older than the retention
    // time.
    const from = latest(after, this.#oldestKept());
    if (isAfter(this.#reachesTo, from)) return null;
    return this.#broadcasts.slice(this.#firstAfter(from), this.#firstAfter(upTo)).filter((one) => isFor(rooms, one));
  }

  /** Binary search, because many clients ask at once for the end of a long list. */
  #firstAfter(id: string): number {
    let [from, to] = [0, this.#broadcasts.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const isLater = isAfter(this.#broadcasts[middle]?.id ?? '', id);
      [from, to] = isLater ? [from, middle] : [middle + 1, to];
    }
    return from;
  }

  /** Replays once what was published before this process subscribed. */
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

  /** Drops broadcasts that no client can still request, and those beyond the maximum; `#reachesTo` records the latter. */
  #forget(): void {
    const oldest = this.#oldestKept();
    // The newest is kept even if it is old, because it marks the position in the stream.
    this.#broadcasts = this.#broadcasts.slice(Math.min(this.#firstAfter(oldest), this.#broadcasts.length - 1));
    if (this.#broadcasts.length <= MOST) return;
    this.#broadcasts = this.#broadcasts.slice(-MOST);
    this.#reachesTo = latest(this.#reachesTo, this.#broadcasts[0]?.id ?? '');
  }
}
