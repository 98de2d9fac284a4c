import { randomBytes } from 'node:crypto';
import type { OwnMedia } from '@subrosa/contract/media/schemas';
import { mediaLimits } from '@subrosa/rules/media/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { aBrowser, type TestBrowser } from '../../../test/support/browser.ts';
import { aClock, HOUR } from '../../../test/support/clock.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMedia, type MediaOptions } from '../../../test/support/media.ts';
import { aMember, type BuiltMember } from '../../../test/support/members.ts';
import { openCase } from '../moderation/index.ts';
import { incomingKey, servedKey } from './files.ts';

// A separate bucket, so that the job under test does not find uploads of other tests, which have no rows here.
const bucket = { S3_MEDIA_BUCKET: 'subrosa-removal-test' };
const clock = aClock();
const api = useApi({ clock, config: bucket });
const worker = useWorker(
  {
    get config() {
      return { ...api.config, ...bucket };
    },
  },
  { clock },
);

let owner: BuiltMember;
let tab: TestBrowser;
beforeEach(async () => {
  owner = await aMember(api.db, api.config);
  tab = aBrowser(api);
  await tab.login(owner);
});

/** An item with a file under each prefix. */
async function anItemWithFiles(traits: Partial<MediaOptions> = {}) {
  const { id } = await aMedia(api.db, { ownerId: owner.id, state: 'published', ...traits });
  const keys = [incomingKey(id), servedKey(id, 'small.webp'), servedKey(id, 'hls/480/1.m4s')];
  for (const key of keys) await worker.storage.put(key, Buffer.from('x'), 'image/webp');
  return { id, keys };
}

async function anUpload() {
  const input = { purpose: 'gallery', fileName: 'garden.jpg', type: 'image/jpeg', bytes: 10 };
  const { id } = (await tab.call<OwnMedia>('POST', '/api/uploads', input)).body;
  const [part] = (await tab.call<{ url: string }[]>('POST', `/api/uploads/${id}/parts`, { numbers: [1] })).body;
  const send = async () => (await fetch(part?.url ?? '', { method: 'PUT', body: randomBytes(10) })).status;
  expect(await send()).toBe(200);
  return { id, send };
}

const left = async (keys: readonly string[]) =>
  (await Promise.all(keys.map(async (key) => ((await worker.storage.find(key)) ? [key] : [])))).flat();
const isThere = async (id: string) => (await api.db.selectFrom('media').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
const unfinished = async () => (await worker.storage.listUploads()).map(({ key }) => key);

describe('DELETE /api/media/{id}', () => {
  it('hides the item immediately; jobs delete its row and all files', async () => {
    const { id, keys } = await anItemWithFiles();
    const kept = await anItemWithFiles();
    expect((await tab.call('DELETE', `/api/media/${id}`)).status).toBe(200);
    expect((await tab.call('GET', `/api/uploads/find?path=uploads/${id}`)).code).toBe('resource.notFound');
    expect((await tab.call('DELETE', `/api/media/${id}`)).code).toBe('resource.notFound');
    await worker.runJobs();
    expect(await isThere(id)).toBe(false);
    expect(await left(keys)).toEqual([]);
    expect(await left(kept.keys)).toEqual(kept.keys);
  });

  it('keeps a release until no item depends on it', async () => {
    const release = await anItemWithFiles({ purpose: 'release', state: 'scanned' });
    const item = await anItemWithFiles({ people: [{ who: 'other', name: 'Ada Lovelace', releaseId: release.id }] });
    await tab.call('DELETE', `/api/media/${release.id}`);
    await worker.runJobs();
    await worker.runTask('media:purge-abandoned');
    expect(await left(release.keys)).toEqual(release.keys);
    const listed = await tab.call<OwnMedia[]>('GET', '/api/media?purpose=release');
    expect(listed.body).toEqual([]);
    await tab.call('DELETE', `/api/media/${item.id}`);
    await worker.runJobs();
    await worker.runTask('media:purge-abandoned');
    await worker.runJobs();
    expect(await left([...release.keys, ...item.keys])).toEqual([]);
  });
});

describe('DELETE /api/uploads/{id}', () => {
  it('deletes the parts that were uploaded', async () => {
    const { id, send } = await anUpload();
    expect((await tab.call('DELETE', `/api/uploads/${id}`)).status).toBe(200);
    expect((await tab.call<OwnMedia[]>('GET', '/api/uploads')).body).toEqual([]);
    await worker.runJobs();
    expect(await send()).toBe(404);
    expect(await unfinished()).not.toContain(incomingKey(id));
  });

  it('returns 404 for a completed upload', async () => {
    const { id } = await anItemWithFiles({ state: 'quarantined' });
    expect((await tab.call('DELETE', `/api/uploads/${id}`)).code).toBe('resource.notFound');
    expect(await isThere(id)).toBe(true);
  });
});

describe('job that purges abandoned uploads', () => {
  it('deletes uploads without a new part for a day', async () => {
    const { id, send } = await anUpload();
    clock.pass(mediaLimits.abandonedAfterMs - HOUR);
    await tab.login(owner);
    const going = await anUpload();
    clock.pass(2 * HOUR);
    await worker.runTask('media:purge-abandoned');
    await worker.runJobs();
    expect([await isThere(id), await isThere(going.id)]).toEqual([false, true]);
    expect(await send()).toBe(404);
    expect(await unfinished()).toContain(incomingKey(going.id));
  });

  it('aborts old uploads in the store that have no row', async () => {
    const key = incomingKey(newId());
    await worker.storage.startUpload(key, 'image/png');
    clock.pass(2 * HOUR);
    await worker.runTask('media:purge-abandoned');
    expect(await unfinished()).not.toContain(key);
  });

  it('keeps recent uploads in the store that have no row yet', async () => {
    clock.pass(Date.now() - clock.now().getTime());
    const key = incomingKey(newId());
    await worker.storage.startUpload(key, 'image/png');
    await worker.runTask('media:purge-abandoned');
    expect(await unfinished()).toContain(key);
  });
});

describe('DELETE /api/users/delete', () => {
  it('deletes all files, unfinished uploads and releases of the member, and closes open cases', async () => {
    const release = await anItemWithFiles({ purpose: 'release', state: 'scanned' });
    const item = await anItemWithFiles({ people: [{ who: 'other', name: 'Ada Lovelace', releaseId: release.id }] });
    const upload = await anUpload();
    await transaction(api.db, (tx) =>
      openCase(tx, clock, { kind: 'media_review', subjectKind: 'media', subjectId: item.id, memberId: owner.id }),
    );
    expect((await tab.call('DELETE', '/api/users/delete', { password: owner.secretFor('email') })).status).toBe(200);
    await worker.runJobs();
    const rows = await api.db.selectFrom('media').select('id').where('owner_id', '=', owner.id).execute();
    expect(rows).toEqual([]);
    expect(await left([...release.keys, ...item.keys])).toEqual([]);
    expect(await unfinished()).not.toContain(incomingKey(upload.id));
    const cases = await api.db.selectFrom('moderation_case').select('state').where('subject_id', '=', item.id).execute();
    expect(cases).toEqual([{ state: 'decided' }]);
  });
});
