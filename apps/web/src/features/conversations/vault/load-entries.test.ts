import { describe, expect, it } from 'vitest';
import { entryFiles } from '@subrosa/vault/log/entry-files';
import { type KeptFiles, loadEntries } from './load-entries.ts';

function keptInMemory() {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const kept: KeptFiles = {
    get: async (url) => files.get(url) ?? null,
    put: async (url, content) => void files.set(url, content),
    clear: async () => files.clear(),
  };
  return { files, kept };
}

/** A network that fails after some requests of each visit. */
function slowNetwork(perVisit: number) {
  const requests: string[] = [];
  const visit = () => {
    let left = perVisit;
    return async (url: string) => {
      if (left === 0) return null;
      left -= 1;
      requests.push(url);
      return new TextEncoder().encode(url);
    };
  };
  return { requests, visit };
}

const urlsOf = (size: number, from = 0) =>
  (entryFiles(`log\n${size}\n`, from) ?? []).map(({ bundle, width }) => `/entries/${bundle}${width === null ? '' : `.p/${width}`}`);

describe('loadEntries', () => {
  it('finishes a long log on a network that allows few requests a visit, without one request twice', async () => {
    const { kept } = keptInMemory();
    const { requests, visit } = slowNetwork(3);
    const urls = urlsOf(256 * 9 + 17);
    const visits = [];
    for (let attempt = 0; attempt < 4; attempt += 1) visits.push(await loadEntries(urls, { kept, download: visit() }));
    expect(visits.slice(0, 3)).toEqual([null, null, null]);
    expect(visits[3]?.bundles.map((bundle) => new TextDecoder().decode(bundle))).toEqual(urls);
    expect(visits[3]?.areKept).toBe(true);
    expect(requests).toEqual(urls);
  });

  it('continues when the log has grown between two visits', async () => {
    const { kept } = keptInMemory();
    const { requests, visit } = slowNetwork(4);
    const [before, after] = [urlsOf(256 * 5 + 255), urlsOf(256 * 6 + 1)];
    expect(await loadEntries(before, { kept, download: visit() })).toBeNull();
    expect(await loadEntries(after, { kept, download: visit() })).toMatchObject({ areKept: true });
    expect(requests).toEqual(after);
  });

  it('returns only new files when one visit suffices', async () => {
    const { files, kept } = keptInMemory();
    const urls = urlsOf(300, 256);
    expect(await loadEntries(urls, { kept, download: slowNetwork(1).visit() })).toMatchObject({ areKept: false });
    expect([...files.keys()]).toEqual(urls);
    await kept.clear();
    expect(await loadEntries([], { kept, download: slowNetwork(0).visit() })).toEqual({ bundles: [], areKept: false });
  });
});
