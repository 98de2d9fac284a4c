import { describe, expect, it } from 'vitest';
import { databaseUrl } from '../../platform/config/config.ts';
import { createDb, createPool } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { emit } from '../../platform/jobs/emit.ts';
import { aClock, HOUR, MINUTE } from '../../../test/support/clock.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMember } from '../../../test/support/members.ts';
import { tracesInDatabase } from '../../../test/support/traces.ts';
import { hasCase, recordAccess } from './index.ts';
import { aCase, aModerator } from '../../../test/support/moderation.ts';

const clock = aClock();
const api = useApi({ clock });
const worker = useWorker(api, { clock });

const kindsOf = (events: readonly { kind: string }[]) => events.map(({ kind }) => kind);

describe('moderation_event', () => {
  it.each(['owner', 'api', 'worker', 'realtime', 'admin'] as const)('rejects changes by the database role %s', async (role) => {
    const { id } = await aCase(api, clock);
    const db = createDb(createPool({ url: databaseUrl(api.config, role), name: 'test', size: 1 }));
    const permissionDenied = { code: '42501' };
    try {
      await expect(db.updateTable('moderation_event').set({ kind: 'noted' }).where('case_id', '=', id).execute()).rejects.toMatchObject(
        permissionDenied,
      );
      await expect(db.deleteFrom('moderation_event').where('case_id', '=', id).execute()).rejects.toMatchObject(permissionDenied);
      await expect(db.deleteFrom('moderation_case').where('id', '=', id).execute()).rejects.toMatchObject({
        code: expect.stringMatching(/42501|23503/) as string,
      });
    } finally {
      await db.destroy();
    }
    const events = await api.db.selectFrom('moderation_event').select('kind').where('case_id', '=', id).execute();
    expect(events).toEqual([{ kind: 'opened' }]);
  });
});

describe('hasCase and recordAccess', () => {
  it('allows access only to the moderator with an open case', async () => {
    const [sable, linden] = [await aModerator(api), await aModerator(api)];
    const { id, subjectId } = await aCase(api, clock);
    expect(await hasCase(api.db, sable.id, subjectId)).toBe(false);
    await sable.take(id);
    expect(await hasCase(api.db, sable.id, subjectId)).toBe(true);
    expect(await hasCase(api.db, linden.id, subjectId)).toBe(false);
    expect(await hasCase(api.db, sable.id, newId())).toBe(false);
    await sable.decide(id, { decision: 'approve' });
    expect(await hasCase(api.db, sable.id, subjectId)).toBe(false);
  });

  it('records an access once an hour, also with concurrent requests', async () => {
    const sable = await aModerator(api);
    const { id, subjectId } = await aCase(api, clock);
    const access = () => recordAccess(api.db, clock, { staffId: sable.id, subjectId });
    await access();
    await sable.take(id);
    clock.pass(1);
    await Promise.all(Array.from({ length: 4 }, access));
    clock.pass(HOUR - MINUTE);
    await access();
    const reader = await aModerator(api);
    expect(kindsOf((await reader.read(id)).body.events)).toEqual(['opened', 'claimed', 'accessed']);
    clock.pass(MINUTE);
    await access();
    const { events } = (await reader.read(id)).body;
    expect(kindsOf(events)).toEqual(['opened', 'claimed', 'accessed', 'accessed']);
    expect(events.at(-1)?.actor).toBe(sable.username);
  });
});

describe('deleted content', () => {
  it('dismisses its open case and leaves other cases unchanged', async () => {
    const sable = await aModerator(api);
    const [gone, stays] = [await aCase(api, clock), await aCase(api, clock)];
    await sable.take(gone.id);
    clock.pass(1);
    const data = { mediaId: gone.subjectId, ownerId: gone.memberId };
    await transaction(api.db, (tx) => emit(tx, clock, 'media.removed', data));
    await worker.runJobs();
    const { body } = await sable.read(gone.id);
    expect(body).toMatchObject({ state: 'decided', decision: 'dismiss' });
    expect(body.events.at(-1)).toMatchObject({ kind: 'decided', actor: null });
    expect(await sable.decide(gone.id, { decision: 'approve' })).toMatchObject({ code: 'moderation.alreadyDecided' });
    expect((await sable.read(stays.id)).body).toMatchObject({ state: 'open' });
    const { status } = await api.db
      .selectFrom('subject_status')
      .select('status')
      .where('subject_id', '=', gone.subjectId)
      .executeTakeFirstOrThrow();
    expect(status).toBe('removed');
  });

  it('keeps a case open when the content matched a list, so that staff decide it', async () => {
    const sable = await aModerator(api);
    const match = await aCase(api, clock, { kind: 'media_match' });
    const data = { mediaId: match.subjectId, ownerId: match.memberId };
    await transaction(api.db, (tx) => emit(tx, clock, 'media.removed', data));
    await worker.runJobs();
    expect((await sable.read(match.id)).body).toMatchObject({ state: 'open' });
  });

  it('keeps the decision but deletes the note when its member is deleted', async () => {
    const sable = await aModerator(api);
    const member = await aMember(api.db, api.config);
    const { id } = await aCase(api, clock, { memberId: member.id });
    await sable.take(id);
    await sable.decide(id, { decision: 'reject', reason: 'contact_details', note: 'There is a number on the wall.' });
    await api.db.deleteFrom('member').where('id', '=', member.id).execute();
    expect((await sable.read(id)).body).toMatchObject({ decision: 'reject', reason: 'contact_details', note: null });
  });

  it('removes the id of the deleted member from all cases', async () => {
    const sable = await aModerator(api);
    const member = await aMember(api.db, api.config);
    const about = { memberId: member.id, subjectId: member.id } as const;
    const first = await aCase(api, clock, { kind: 'profile_text', ...about });
    await sable.take(first.id);
    await sable.decide(first.id, { decision: 'dismiss' });
    await aCase(api, clock, { kind: 'profile_text', ...about });
    await aCase(api, clock, { memberId: member.id });
    await transaction(api.db, (tx) => emit(tx, clock, 'accounts.memberDeleted', { memberId: member.id, reference: 'E-2222-2222' }));
    await worker.runJobs();
    expect(await tracesInDatabase(api.db, [member.id])).toEqual([]);
  });
});
