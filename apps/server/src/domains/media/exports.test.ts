import { expect, it } from 'vitest';
import { useDatabase } from '../../../test/support/test-api.ts';
import { aMedia } from '../../../test/support/media.ts';
import { aMember } from '../../../test/support/members.ts';
import { media } from './index.ts';

const testDb = useDatabase();

const copyFor = async (memberId: string) => {
  const files = await media.exports?.(testDb.db, memberId, testDb.config);
  return files?.['media.json'];
};

it("exports the member's items with the people whom they declared", async () => {
  const [owner, iris] = [await aMember(testDb.db, testDb.config), await aMember(testDb.db, testDb.config)];
  const release = await aMedia(testDb.db, { ownerId: owner.id, purpose: 'release', state: 'scanned' });
  const people = [
    { who: 'self' },
    { who: 'member', memberId: iris.id, consent: 'pending' },
    { who: 'other', name: 'Ada Lovelace', releaseId: release.id },
  ] as const;
  const startedAt = new Date('2026-11-11T12:00:00Z');
  const shown = await aMedia(testDb.db, { ownerId: owner.id, state: 'scanned', startedAt, people });
  const later = (hour: number) => new Date(`2026-11-12T${hour}:00:00Z`);
  await aMedia(testDb.db, { ownerId: owner.id, kind: 'video', state: 'rejected', reason: 'quality', startedAt: later(10) });
  await aMedia(testDb.db, { ownerId: owner.id, state: 'uploading', startedAt: later(11) });
  expect(await copyFor(owner.id)).toMatchObject({
    items: [
      { id: release.id, purpose: 'release', depicts: null, people: [] },
      {
        id: shown.id,
        purpose: 'gallery',
        kind: 'image',
        state: 'scanned',
        reason: null,
        started_at: startedAt,
        depicts: 'people',
        people: expect.arrayContaining([
          { who: 'self', username: null, name: null, release_id: null, consent: 'given' },
          { who: 'member', username: iris.username, name: null, release_id: null, consent: 'pending' },
          { who: 'other', username: null, name: 'Ada Lovelace', release_id: release.id, consent: 'given' },
        ]) as unknown,
      },
      { kind: 'video', state: 'rejected', reason: 'quality', people: [] },
      { state: 'uploading', file_name: 'garden.jpg' },
    ],
    depictions: [],
  });
});

it("exports the member's answers about items of others, without the state of these items", async () => {
  const [owner, iris] = [await aMember(testDb.db, testDb.config), await aMember(testDb.db, testDb.config)];
  const naming = (consent: 'confirmed' | 'objected') => [{ who: 'member', memberId: iris.id, consent }] as const;
  await aMedia(testDb.db, { ownerId: owner.id, state: 'published', people: naming('confirmed') });
  await aMedia(testDb.db, { ownerId: owner.id, state: 'rejected', people: naming('objected') });
  const depiction = { uploader: owner.username, declared_on: expect.any(String) as string, answered_at: null };
  expect(await copyFor(iris.id)).toEqual({
    items: [],
    depictions: expect.arrayContaining([
      { ...depiction, consent: 'confirmed' },
      { ...depiction, consent: 'objected' },
    ]) as unknown,
  });
});
