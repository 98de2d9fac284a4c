/** What one more file costs a page, in bytes that could have come instead: asking for it, compressing it alone, linking it. */
const COST_OF_A_FILE = 1500;

export interface File {
  name: string;
  bytes: number;
  imports: readonly string[];
  /** Those come as a second file. */
  hasStyles: boolean;
  /** Others, which open a page, stay as they are. */
  isShared: boolean;
}

/** What somebody loads at once, beyond what is there already. */
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

  /** Makes those two one file that gain most by it. False when none gain. */
  joinBest(): boolean {
    for (;;) {
      const best = this.#pairs.reduce<Pair | null>((most, pair) => (most && most.gain >= pair.gain ? most : pair), null);
      if (!best || best.gain <= 0) return false;
      // What was joined since may have made this pair worth more or less.
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

  /** Everything that these need, and what that needs, without themselves. */
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

  /** Whether a third file needs one of them and is needed by the other: as one, they would import each other. */
  #isRing({ one, other }: Pair): boolean {
    return [...this.#beneath([one, other])].some((between) => {
      const needed = this.#beneath([between]);
      return needed.has(one) || needed.has(other);
    });
  }

  /** What visits save, in bytes: they ask for less where they need both; where they need one, the other comes with all it needs. */
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

/** Which shared files should be one, so that all visits together load least. */
export function joinFiles(files: readonly File[], visits: readonly Visit[]): (readonly string[])[] {
  const plan = new Plan(files, visits);
  while (plan.joinBest());
  return plan.shared.map(({ names }) => names);
}
