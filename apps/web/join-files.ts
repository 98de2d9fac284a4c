/** The cost of one more file for a page, in bytes: a request, separate compression, and linking. */
const COST_OF_A_FILE = 1500;

export interface File {
  name: string;
  bytes: number;
  imports: readonly string[];
  /** Styles are loaded as a second file. */
  hasStyles: boolean;
  /** Files that are not shared, such as the entry of a page, are never joined. */
  isShared: boolean;
}

/** The files that a visit loads at once, except those already loaded. */
export interface Visit {
  weight: number;
  files: ReadonlySet<string>;
}

interface Joined {
  names: readonly string[];
  bytes: number;
  hasStyles: boolean;
  isShared: boolean;
}

interface Loading {
  weight: number;
  files: Set<Joined>;
}

interface Pair {
  gain: number;
  one: Joined;
  other: Joined;
}

export const without = <T>(all: ReadonlySet<T>, some: ReadonlySet<T>) => new Set([...all].filter((one) => !some.has(one)));

class Plan {
  readonly #home = new Map<string, Joined>();
  readonly #imports: ReadonlyMap<string, readonly string[]>;
  readonly #loadings: readonly Loading[];
  readonly #pairs: Pair[] = [];

  constructor(files: readonly File[], visits: readonly Visit[]) {
    this.#imports = new Map(files.map(({ name, imports }) => [name, imports]));
    for (const { name, ...file } of files) this.#home.set(name, { names: [name], ...file });
    this.#loadings = visits.map((visit) => ({ weight: visit.weight, files: this.#homesOf(visit.files) }));
    const shared = this.shared;
    shared.forEach((one, index) => this.#pair(one, shared.slice(index + 1)));
  }

  get shared(): Joined[] {
    return [...new Set(this.#home.values())].filter(({ isShared }) => isShared);
  }

  /** Joins the two files with the highest gain. Returns false when no pair has a gain. */
  joinBest(): boolean {
    for (;;) {
      const best = this.#pairs.reduce<Pair | null>((most, pair) => (most && most.gain >= pair.gain ? most : pair), null);
      if (!best || best.gain <= 0) return false;
      // Earlier joins may have changed the gain of this pair.
      const gain = this.#isRing(best) ? 0 : this.#gainOf(best);
      if (gain >= best.gain) {
        this.#join(best);
        return true;
      }
      best.gain = gain;
    }
  }

  #homesOf(names: Iterable<string>): Set<Joined> {
    return new Set([...names].flatMap((name) => this.#home.get(name) ?? []));
  }

  #neededBy({ names }: Pick<Joined, 'names'>): Set<Joined> {
    return this.#homesOf(names.flatMap((name) => this.#imports.get(name) ?? []));
  }

  /** All direct and indirect imports of these files, without the files themselves. */
  #beneath(files: readonly Joined[]): Set<Joined> {
    const seen = new Set(files);
    const ahead = files.flatMap((file) => [...this.#neededBy(file)]);
    for (let next = ahead.pop(); next; next = ahead.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      ahead.push(...this.#neededBy(next));
    }
    return without(seen, new Set(files));
  }

  /** Whether a third file is imported by one of the two and imports the other: joined, the files would import each other. */
  #isRing({ one, other }: Pair): boolean {
    return [...this.#beneath([one, other])].some((between) => {
      const needed = this.#beneath([between]);
      return needed.has(one) || needed.has(other);
    });
  }

  /**
   * The bytes that visits save: one request less if they need both files; if they need only one, they also load the other and all its
   * imports.
   */
  #gainOf({ one, other }: Pair): number {
    const saved = COST_OF_A_FILE * (one.hasStyles && other.hasStyles ? 2 : 1);
    let gain = 0;
    const half: { loading: Loading; missing: Joined }[] = [];
    for (const loading of this.#loadings) {
      const [hasOne, hasOther] = [loading.files.has(one), loading.files.has(other)];
      if (hasOne && hasOther) gain += loading.weight * saved;
      else if (hasOne || hasOther) half.push({ loading, missing: hasOne ? other : one });
    }
    for (const { loading, missing } of half) gain -= loading.weight * missing.bytes;
    if (gain <= 0) return 0;
    const beneath = this.#beneath([one, other]);
    for (const { loading } of half) {
      for (const { bytes } of without(beneath, loading.files)) gain -= loading.weight * (bytes + COST_OF_A_FILE);
    }
    return gain;
  }

  #pair(one: Joined, others: readonly Joined[]): void {
    for (const other of others) {
      const gain = this.#gainOf({ gain: 0, one, other });
      if (gain > 0) this.#pairs.push({ gain, one, other });
    }
  }

  #join({ one, other }: Pair): void {
    const joined = {
      names: [...one.names, ...other.names],
      bytes: one.bytes + other.bytes,
      hasStyles: one.hasStyles || other.hasStyles,
      isShared: true,
    };
    const rest = this.shared.filter((file) => file !== one && file !== other);
    for (const name of joined.names) this.#home.set(name, joined);
    const beneath = this.#beneath([joined]);
    for (const loading of this.#loadings) {
      if (!loading.files.delete(one) && !loading.files.has(other)) continue;
      loading.files.delete(other);
      for (const file of [joined, ...beneath]) loading.files.add(file);
    }
    const left = this.#pairs.filter((pair) => ![pair.one, pair.other].some((file) => file === one || file === other));
    this.#pairs.splice(0, this.#pairs.length, ...left);
    this.#pair(joined, rest);
  }
}

/** Decides which shared files are joined, so that all visits together load the fewest bytes. */
export function joinFiles(files: readonly File[], visits: readonly Visit[]): (readonly string[])[] {
  const plan = new Plan(files, visits);
  while (plan.joinBest());
  return plan.shared.map(({ names }) => names);
}
