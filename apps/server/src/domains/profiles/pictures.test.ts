import { EventEmitter } from 'node:events';
import { Logger, runOnce, type WorkerEvents } from 'graphile-worker';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorkerPlatform } from '../../app/platforms.ts';
import { allTasks } from '../../app/worker.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { emit } from '../../platform/jobs/emit.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMedia, aPublishedItem } from '../../../test/support/media.ts';
import { aCaller, aGalleryItem, aProfile } from '../../../test/support/profiles.ts';
import { profiles } from './index.ts';

const api = useApi();
let worker: Awaited<ReturnType<typeof openWorkerPlatform>>;
beforeAll(async () => void (worker = await openWorkerPlatform(api.config)));
afterAll(() => worker.close());

/** Runs the reactions of this domain; the media domain's are left out. */
async function react(): Promise<void> {
  const failures: unknown[] = [];
  const events: WorkerEvents = new EventEmitter();
  events.on('job:error', ({ error }) => failures.push(error));
  const taskList = { ...allTasks(worker, [profiles]) };
  await runOnce({ pgPool: worker.pool, taskList, noHandleSignals: true, logger: new Logger(() => () => undefined), events });
  expect(failures).toEqual([]);
}

const clock = { now: () => new Date() };

type Caller = Awaited<ReturnType<typeof aCaller>>;

interface Gallery {
  items: { media: { id: string }; caption: string }[];
  after: string | null;
}

const stateOf = async (id: string) =>
  (await api.db.selectFrom('media').select('state').where('id', '=', id).executeTakeFirst())?.state ?? 'removed';

const emitEvent = (name: 'media.published' | 'media.removed', data: { mediaId: string; ownerId: string }) =>
  transaction(api.db, (tx) => emit(tx, clock, name, data));

async function aMemberWithProfile(): Promise<Caller> {
  const member = await aCaller(api);
  await aProfile(api.db, member.id);
  return member;
}

describe.each([
  { purpose: 'profile_photo', field: 'photo', add: 'add-image', remove: 'remove-image' },
  { purpose: 'cover', field: 'cover', add: 'add-cover', remove: 'remove-cover' },
] as const)('the $field', ({ purpose, field, add, remove }) => {
  const choose = (member: Caller, mediaId: string) =>
    member.call<Record<typeof field, { id: string } | null>>('PUT', `/api/user-details/${member.id}/${add}`, { mediaId });

  it('appears to its owner at once, and to others after publication instead of the previous one', async () => {
    const [member, viewer] = [await aMemberWithProfile(), await aCaller(api)];
    const shown = async () => (await viewer.read(member.username)).body[field]?.id ?? null;
    const first = await aPublishedItem(api.db, { ownerId: member.id, purpose, startedAt: new Date('2026-11-01T12:00:00Z') });
    await choose(member, first.id);
    const second = await aMedia(api.db, {
      ownerId: member.id,
      purpose,
      state: 'pending_review',
      startedAt: new Date('2026-11-02T12:00:00Z'),
    });
    expect((await choose(member, second.id)).body[field]).toMatchObject({ id: second.id, state: 'pending_review' });
    expect(await shown()).toBe(first.id);

    await api.db.updateTable('media').set({ state: 'published' }).where('id', '=', second.id).execute();
    expect(await shown()).toBe(second.id);
    await emitEvent('media.published', { mediaId: second.id, ownerId: member.id });
    await react();
    expect(await stateOf(first.id)).toBe('removed');
    expect(await stateOf(second.id)).toBe('published');
  });

  it('deletes its files with it, and does not restore the previous one', async () => {
    const [member, viewer] = [await aMemberWithProfile(), await aCaller(api)];
    const earlier = await aPublishedItem(api.db, { ownerId: member.id, purpose, startedAt: new Date('2026-11-01T12:00:00Z') });
    const chosen = await aMedia(api.db, { ownerId: member.id, purpose, state: 'scanned', startedAt: new Date('2026-11-02T12:00:00Z') });
    await choose(member, chosen.id);
    for (let time = 0; time < 2; time += 1) {
      const removed = await member.call<Record<string, unknown>>('DELETE', `/api/user-details/${member.id}/${remove}`);
      expect([removed.status, removed.body[field]]).toEqual([200, null]);
    }
    expect([await stateOf(earlier.id), await stateOf(chosen.id)]).toEqual(['removed', 'removed']);
    expect((await viewer.read(member.username)).body[field]).toBeNull();
  });

  it('rejects an item that is another member’s, rejected, or has another purpose', async () => {
    const [member, other] = [await aMemberWithProfile(), await aMemberWithProfile()];
    const items = [
      await aPublishedItem(api.db, { ownerId: other.id, purpose }),
      await aMedia(api.db, { ownerId: member.id, purpose, state: 'rejected' }),
      await aPublishedItem(api.db, { ownerId: member.id, purpose: 'gallery' }),
    ];
    for (const { id } of items) expect((await choose(member, id)).code).toBe('resource.notFound');
    const theirs = await aPublishedItem(api.db, { ownerId: member.id, purpose });
    expect((await other.call('PUT', `/api/user-details/${member.id}/${add}`, { mediaId: theirs.id })).code).toBe('resource.notFound');
    expect((await other.call('DELETE', `/api/user-details/${member.id}/${remove}`)).code).toBe('resource.notFound');
  });
});

it('selects a cover also with the method of the specification', async () => {
  const member = await aMemberWithProfile();
  const { id } = await aMedia(api.db, { ownerId: member.id, purpose: 'cover', state: 'uploading' });
  const { body } = await member.call<{ cover: unknown }>('DELETE', `/api/user-details/${member.id}/add-cover`, { mediaId: id });
  expect(body.cover).toMatchObject({ id, state: 'uploading' });
});

describe('the gallery', () => {
  const own = async (member: Caller) =>
    (await member.call<{ caption: string; item: { id: string; state: string } }[]>('GET', '/api/profile/gallery')).body;
  const order = (member: Caller, ids: string[]) => member.call<{ item: { id: string } }[]>('PUT', '/api/profile/gallery/order', { ids });

  async function aGallery(count: number) {
    const owner = await aMemberWithProfile();
    const build = async (position: number) => {
      const { id } = await aPublishedItem(api.db, { ownerId: owner.id });
      await aGalleryItem(api.db, owner.id, id, position, `Number ${position}`);
      return id;
    };
    return { owner, ids: await Promise.all(Array.from({ length: count }, (_, index) => build(index + 1))) };
  }

  it('appends each upload with its purpose, once', async () => {
    const { owner, ids } = await aGallery(1);
    const uploaded = await aMedia(api.db, { ownerId: owner.id, purpose: 'gallery', state: 'quarantined' });
    const photo = await aMedia(api.db, { ownerId: owner.id, purpose: 'profile_photo', state: 'quarantined' });
    for (const mediaId of [uploaded.id, uploaded.id, photo.id])
      await transaction(api.db, (tx) => emit(tx, clock, 'media.uploaded', { mediaId }));
    await react();
    expect((await own(owner)).map(({ item }) => item.id)).toEqual([...ids, uploaded.id]);
  });

  it('shows others only published items, the first four and the total', async () => {
    const { owner, ids } = await aGallery(5);
    await api.db.updateTable('media').set({ state: 'pending_review' }).where('id', '=', ids[0]!).execute();
    const viewer = await aCaller(api);
    const { gallery } = (await viewer.read(owner.username)).body;
    expect(gallery.total).toBe(4);
    expect(gallery.first.map(({ media, caption }) => [media.id, caption])).toEqual(
      ids.slice(1).map((id, index) => [id, `Number ${index + 2}`]),
    );
    expect((await own(owner)).map(({ item }) => item.state)).toEqual([
      'pending_review',
      'published',
      'published',
      'published',
      'published',
    ]);
  });

  it('returns pages without gaps or repeats, in the owner’s order', async () => {
    const { owner, ids } = await aGallery(50);
    await order(owner, ids.toReversed());
    const viewer = await aCaller(api);
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let after: string | null = ''; after !== null;) {
      const page: Gallery = (
        await viewer.call<Gallery>('GET', `/api/profiles/${owner.username.toUpperCase()}/gallery${after && `?after=${after}`}`)
      ).body;
      seen.push(...page.items.map(({ media }) => media.id));
      sizes.push(page.items.length);
      after = page.after;
    }
    expect(sizes).toEqual([24, 24, 2]);
    expect(seen).toEqual(ids.toReversed());
    const wrong = await viewer.call('GET', `/api/profiles/${owner.username}/gallery?after=nonsense`);
    expect(wrong.fields).toMatchObject({ after: { code: 'field.invalid' } });
  });

  it('stores the requested order, ignores unknown ids and keeps all items', async () => {
    const { owner, ids } = await aGallery(4);
    const stranger = await aGallery(1);
    const [one, two, three, four] = ids as [string, string, string, string];
    const { body } = await order(owner, [three, stranger.ids[0]!, one, three]);
    expect(body.map(({ item }) => item.id)).toEqual([three, one, two, four]);
    expect((await own(stranger.owner)).map(({ item }) => item.id)).toEqual(stranger.ids);
  });

  it('ends in one of the orders of ten concurrent requests', async () => {
    const { owner, ids } = await aGallery(6);
    const orders = Array.from({ length: 10 }, (_, turn) => [...ids.slice(turn % 6), ...ids.slice(0, turn % 6)]);
    const answers = await Promise.all(orders.map((one) => order(owner, one)));
    expect(answers.map(({ status }) => status)).toEqual(orders.map(() => 200));
    expect(orders).toContainEqual((await own(owner)).map(({ item }) => item.id));
  });

  it('removes contact details from captions, and rejects prohibited words', async () => {
    await api.db.insertInto('prohibited_word').values({ word: 'forbiddenword' }).execute();
    const { owner, ids } = await aGallery(1);
    const stranger = await aMemberWithProfile();
    const caption = (member: Caller, text: string) =>
      member.call<{ caption: string }>('PUT', `/api/profile/gallery/${ids[0]}`, { caption: text });
    expect((await caption(stranger, 'Mine')).code).toBe('resource.notFound');
    expect((await caption(owner, 'Evening light, someone@example.com')).body.caption).not.toContain('@');
    const rejected = await caption(owner, 'A forbiddenword');
    expect([rejected.code, rejected.fields['caption']?.code]).toEqual(['profiles.prohibitedWord', 'text.prohibitedWord']);
    expect((await own(owner))[0]?.caption).toMatch(/^Evening light/);
  });
});

describe('profile links', () => {
  const add = (member: Caller, link: Record<string, unknown>) =>
    member.call<{ links: { id: string; url: string }[] }>('POST', '/api/profile/links', { kind: 'personal', platform: 'website', ...link });

  it('allows at most ten, also with twenty concurrent requests', async () => {
    const member = await aMemberWithProfile();
    const added = await Promise.all(Array.from({ length: 20 }, (_, tab) => add(member, { url: `https://example.org/${tab}` })));
    expect(added.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(added.filter(({ code }) => code === 'profiles.tooManyLinks')).toHaveLength(10);
    expect((await member.own()).body.links).toHaveLength(10);
  });

  it('adds a link once, and deletes it for its owner only', async () => {
    const [member, stranger] = [await aMemberWithProfile(), await aMemberWithProfile()];
    await add(member, { url: 'https://example.org' });
    const { body } = await add(member, { url: 'https://example.org' });
    expect(body.links).toHaveLength(1);
    const path = `/api/profile/links/${body.links[0]!.id}`;
    expect((await stranger.call('DELETE', path)).code).toBe('resource.notFound');
    expect((await member.call<{ links: unknown[] }>('DELETE', path)).body.links).toEqual([]);
    expect((await member.call('DELETE', path)).code).toBe('resource.notFound');
  });

  it.each([
    [{ url: 'http://example.org' }, { url: { code: 'url.invalid' } }],
    [{ url: 'https://192.168.0.1/' }, { url: { code: 'url.invalid' } }],
    [{ url: 'https://example.org', platform: 'write someone@example.com' }, { platform: { code: 'field.invalid' } }],
  ])('rejects %o', async (link, fields) => {
    const member = await aMemberWithProfile();
    expect((await add(member, link)).fields).toMatchObject(fields);
  });
});
