/** Files that were downloaded for a checkpoint that this browser has not reached yet. */
export interface KeptFiles {
  get(url: string): Promise<Uint8Array<ArrayBuffer> | null>;
  put(url: string, content: Uint8Array<ArrayBuffer>): Promise<void>;
  clear(): Promise<void>;
}

interface Sources {
  kept: KeptFiles;
  /** Null after an outage. */
  download(url: string): Promise<Uint8Array<ArrayBuffer> | null>;
}

/**
 * All files in this order, or null after an outage: then those that arrived are kept, so that a slow network continues where it stopped.
 * A file never changes under its address.
 */
export async function loadEntries(
  urls: readonly string[],
  { kept, download }: Sources,
): Promise<{ bundles: Uint8Array[]; areKept: boolean } | null> {
  const bundles: Uint8Array[] = [];
  let areKept = false;
  for (const url of urls) {
    const known = await kept.get(url);
    const bundle = known ?? (await download(url));
    if (bundle === null) return null;
    if (known) areKept = true;
    else await kept.put(url, bundle);
    bundles.push(bundle);
  }
  return { bundles, areKept };
}

const CACHE = 'subrosa-key-log';

/** A browser without this storage downloads the files again. */
export const keptInCache: KeptFiles = {
  async get(url) {
    const response = await inCache((cache) => cache.match(url));
    return response ? new Uint8Array(await response.arrayBuffer()) : null;
  },
  async put(url, content) {
    await inCache((cache) => cache.put(url, new Response(content)));
  },
  async clear() {
    await globalThis.caches?.delete(CACHE).catch(() => false);
  },
};

async function inCache<Answer>(run: (cache: Cache) => Promise<Answer>): Promise<Answer | null> {
  try {
    return await run(await caches.open(CACHE));
  } catch {
    return null;
  }
}
