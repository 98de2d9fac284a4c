import type { Clock } from '../clock.ts';
import type { Deliverable } from './signed-urls.ts';

/** How long we believe what we last read of an item, and how long we let a CDN believe us. Together less than the minute that a removal may take. */
export const BELIEVED_SECONDS = 20;
const MOST_ITEMS = 20_000;

/** The generation whose addresses count; null where none does. */
type FindGeneration = (id: string) => Promise<number | null>;

interface Belief {
  fetchedAt: number;
  generation: Promise<number | null>;
}

/** Whether an address still counts. Many requests for one item make one question; an answer that failed is not kept. */
export function cachedGenerations(find: FindGeneration, clock: Clock, most = MOST_ITEMS): (deliverable: Deliverable) => Promise<boolean> {
  // In the order of asking: the first is the oldest.
  const beliefs = new Map<string, Belief>();

  function fetchGeneration(id: string, now: number): Belief {
    const belief = { fetchedAt: now, generation: find(id) };
    beliefs.delete(id);
    beliefs.set(id, belief);
    belief.generation.catch(() => beliefs.get(id) === belief && beliefs.delete(id));
    for (const oldest of beliefs.keys()) {
      if (beliefs.size <= most) break;
      beliefs.delete(oldest);
    }
    return belief;
  }

  /** Young enough, also where the machine's clock was set back. */
  function believed(id: string, now: number): Belief | undefined {
    const belief = beliefs.get(id);
    const age = now - (belief?.fetchedAt ?? 0);
    return age >= 0 && age < BELIEVED_SECONDS * 1000 ? belief : undefined;
  }

  return async ({ id, generation }) => {
    const now = clock.now().getTime();
    const belief = believed(id, now);
    const known = await (belief ?? fetchGeneration(id, now)).generation;
    if (known === generation) return true;
    // We signed for a generation that came after what we believe: it is the belief that is old.
    if (!belief || known === null || known > generation) return false;
    const newer = beliefs.get(id);
    return (await (newer && newer !== belief ? newer : fetchGeneration(id, now)).generation) === generation;
  };
}
