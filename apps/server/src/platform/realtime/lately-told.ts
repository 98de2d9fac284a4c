/** Something that was told to rooms, by its place in the stream: the time in milliseconds, and a number within it. */
export interface Told {
  id: string;
  rooms: readonly string[];
  except: readonly string[];
  data: readonly unknown[];
}

/** What the stream still holds from this place on, and how far back it reaches: what was before may have been there. */
type ReadBack = (fromId: string) => Promise<{ told: Told[]; reachesTo: string }>;

/** As much as the stream keeps. */
const MOST = 10_000;
const LOOK_EVERY = 1000;

export function isAfter(one: string, other: string): boolean {
  const [time = '', place = ''] = one.split('-');
  const [otherTime = '', otherPlace = ''] = other.split('-');
  return time === otherTime ? Number(place) > Number(otherPlace) : Number(time) > Number(otherTime);
}

const latest = (one: string, other: string) => (isAfter(one, other) ? one : other);

const isFor = (rooms: readonly string[], { rooms: named, except }: Told): boolean =>
  (named.length === 0 || named.some((room) => rooms.includes(room))) && !except.some((room) => rooms.includes(room));

/**
 * What was told of late, kept by the process that hears it anyhow: the adapter would read the whole stream again for
 * everybody who comes back, and they come back all at once.
 */
export class LatelyTold {
  readonly #readBack: ReadBack;
  readonly #keepMs: number;
  #told: Told[] = [];
  #reachesTo = '';
  #filling: Promise<void> | undefined;

  constructor(readBack: ReadBack, keepMs: number) {
    this.#readBack = readBack;
    this.#keepMs = keepMs;
  }

  hear(one: Told): void {
    this.#told.push(one);
    if (this.#told.length % LOOK_EVERY === 0) this.#forget();
    // Before anybody asks; who does is told where it failed, and tries again.
    if (!this.#filling) this.#fill().catch(() => undefined);
  }

  /** The place up to which everything is known here. */
  async newest(): Promise<string | undefined> {
    await this.#fill();
    return this.#told.at(-1)?.id;
  }

  /** What these rooms were told after this place and up to that one; null where something may be missing. */
  missed(rooms: readonly string[], { after, upTo }: { after: string; upTo: string }): Told[] | null {
    // Who was cut had answered a moment before: what is older has arrived, or was for others.
    const from = latest(after, this.#oldestAsked());
    if (isAfter(this.#reachesTo, from)) return null;
    return this.#told.slice(this.#firstAfter(from), this.#firstAfter(upTo)).filter((one) => isFor(rooms, one));
  }

  /** Found by halves: everybody asks at once, for the end of a long list. */
  #firstAfter(place: string): number {
    let [from, to] = [0, this.#told.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const isLater = isAfter(this.#told[middle]?.id ?? '', place);
      [from, to] = isLater ? [from, middle] : [middle + 1, to];
    }
    return from;
  }

  /** Once: what was told before this process began to listen. */
  #fill(): Promise<void> {
    this.#filling ??= this.#readBack(this.#oldestAsked()).then(
      ({ told, reachesTo }) => {
        const last = told.at(-1)?.id;
        this.#told = [...told, ...this.#told.filter(({ id }) => last === undefined || isAfter(id, last))];
        this.#reachesTo = reachesTo;
      },
      (error: unknown) => {
        this.#filling = undefined;
        throw error;
      },
    );
    return this.#filling;
  }

  #oldestAsked(): string {
    return `${Date.now() - this.#keepMs}-0`;
  }

  /** What nobody will ask for any more, and what is too much; of the latter it is remembered that it was there. */
  #forget(): void {
    const oldest = this.#oldestAsked();
    // The newest marks a place, also where it was told long ago.
    this.#told = this.#told.slice(Math.min(this.#firstAfter(oldest), this.#told.length - 1));
    if (this.#told.length <= MOST) return;
    this.#told = this.#told.slice(-MOST);
    this.#reachesTo = latest(this.#reachesTo, this.#told[0]?.id ?? '');
  }
}
