import { parseBundle } from '@subrosa/transparency/entries/bundle';
import { leafHash } from '@subrosa/transparency/hashes';
import { beforeAll, describe, expect, it } from 'vitest';
import { aClock, HOUR } from '../../../test/support/clock.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { useSigners } from '../../../test/support/transparency.ts';
import { findCheckpoint } from './queries/log.ts';
import { publishEdition } from './signing/publish-edition.ts';

const api = useApi();
const aSigner = useSigners();
const clock = aClock();

beforeAll(async () => {
  const signer = aSigner(api.config, clock);
  for (let count = 0; count < 3; count += 1) {
    while (await publishEdition(signer));
    clock.pass(HOUR);
  }
});

const bytesOf = async (path: string) => new Uint8Array(await (await api.get(`/transparency/${path}`)).arrayBuffer());

describe('GET /transparency/checkpoint', () => {
  it('returns the newest signed note to everybody', async () => {
    const answered = await api.get('/transparency/checkpoint');
    expect(answered.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answered.headers.get('cache-control')).toBe('public, max-age=60');
    expect(await answered.text()).toBe((await findCheckpoint(api.db))?.note);
  });

  it('ignores credentials', async () => {
    expect((await api.get('/transparency/checkpoint', { authorization: 'Bearer nothing' })).status).toBe(200);
  });
});

describe('GET /transparency/entries and /transparency/tile', () => {
  it('returns entries as they are, and the hashes of the same entries', async () => {
    const bundle = parseBundle(await bytesOf('entries/000.p/3'));
    if (!bundle.ok) throw new Error(bundle.problem);
    const rows = await api.db.selectFrom('transparency_entry').select('content').orderBy('index').execute();
    expect(bundle.value.map((entry) => Buffer.from(entry))).toEqual(rows.map(({ content }) => content));
    expect(Buffer.from(await bytesOf('tile/0/000.p/3'))).toEqual(Buffer.concat(bundle.value.map(leafHash)));
  });

  it('lets caches store a file for a year, because it never changes', async () => {
    const answered = await api.get('/transparency/entries/000.p/2');
    expect(answered.headers.get('cache-control')).toBe('public, max-age=31536000');
    expect(answered.headers.get('content-type')).toBe('application/octet-stream');
  });

  it.each(['entries/000', 'entries/001.p/1', 'entries/000.p/4', 'tile/0/000', 'tile/0/000.p/4', 'tile/1/000.p/1'])(
    'returns 404 for %s, which no checkpoint covers',
    async (path) => {
      expect((await api.get(`/transparency/${path}`)).status).toBe(404);
    },
  );

  it.each(['entries/0', 'entries/0000', 'entries/000.p/256', 'entries/000.p/0', 'tile/6/000', 'tile/x/000', 'tile/0/000/3'])(
    'rejects %s',
    async (path) => {
      expect((await api.get(`/transparency/${path}`)).status).toBe(400);
    },
  );
});
