import { sql } from 'kysely';
import type { auditRoutes } from '@subrosa/contract/audit';
import type { ReplyOf } from '@subrosa/contract/route';
import { beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { pseudonymOf } from '../../platform/pseudonym.ts';
import { aClock, DAY, HOUR } from '../../../test/support/clock.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMember } from '../../../test/support/members.ts';
import { aModerator, type Moderator } from '../../../test/support/moderation.ts';
import { recordReading } from './browser/record-reading.ts';
import { appendAudit } from './index.ts';

const clock = aClock();
const api = useApi({ clock });

type Page = ReplyOf<typeof auditRoutes.listAudit>;
type Verified = ReplyOf<typeof auditRoutes.verifyAuditRange>;

let auditor: Moderator;
beforeAll(async () => {
  auditor = await aModerator(api, 'auditor');
});

const list = async (query: Record<string, string> = {}, who = auditor) =>
  (await who.call<Page>('GET', `/api/staff/audit?${new URLSearchParams(query).toString()}`)).body;
const append = (more: Partial<Parameters<typeof appendAudit>[2]> = {}) =>
  transaction(api.db, (tx) =>
    appendAudit(tx, clock, { actorId: newId(), action: 'case.decided', subjectKind: 'case', subjectId: newId(), ...more }),
  );

describe('GET and POST /api/staff/audit', () => {
  it('lists the chain newest first, page by page, without a gap or a repetition', async () => {
    for (let index = 0; index < 120; index += 1) await append();
    const seen: number[] = [];
    for (let after: number | null | undefined; after !== null;) {
      const page: Page = await list(after === undefined ? {} : { after: String(after) });
      seen.push(...page.entries.map(({ seq }) => seq));
      after = page.after;
    }
    expect(seen).toEqual(Array.from({ length: seen[0] ?? 0 }, (_, index) => (seen[0] ?? 0) - index));
    expect(seen.at(-1)).toBe(1);
  });

  it('filters by actor, action, day and subject', async () => {
    const actor = await aMember(api.db, api.config, { staffRole: 'reviewer' });
    const subjectId = newId();
    const seq = await append({ actorId: actor.id, action: 'member.sanctioned', subjectId, detail: { sanction: 'strike' } });
    clock.pass(2 * DAY);
    // The session of the first auditor has expired by now.
    auditor = await aModerator(api, 'auditor');
    const later = await append({ actorId: actor.id, action: 'role.changed', subjectKind: 'member', subjectId: actor.id });
    const sequencesOf = async (query: Record<string, string>) => (await list(query)).entries.map((entry) => entry.seq);
    expect(await sequencesOf({ actor: actor.username.toUpperCase() })).toEqual([later, seq]);
    expect(await sequencesOf({ action: 'member.sanctioned' })).toEqual([seq]);
    expect(await sequencesOf({ subject: subjectId })).toEqual([seq]);
    const day = clock.now().toISOString().slice(0, 10);
    expect(await sequencesOf({ day })).toContain(later);
    expect(await sequencesOf({ day })).not.toContain(seq);
    expect(await sequencesOf({ actor: 'nobodyatall' })).toEqual([]);
    const [entry] = (await list({ actor: actor.username, action: 'role.changed' })).entries;
    expect(entry).toMatchObject({ actor: actor.username, subject: pseudonymOf(api.config.DATA_ENCRYPTION_SECRET, actor.id) });
  });

  it('adds one entry an hour for reading, also with concurrent requests', async () => {
    const reader = await aModerator(api, 'auditor');
    const readings = async () =>
      (await api.db.selectFrom('audit_entry').select('seq').where('actor_id', '=', reader.id).where('action', '=', 'audit.read').execute())
        .length;
    await Promise.all([list({}, reader), list({}, reader), list({}, reader)]);
    expect(await readings()).toBe(1);
    clock.pass(HOUR + 1000);
    await recordReading(api.db, clock, reader.id);
    expect(await readings()).toBe(2);
    auditor = await aModerator(api, 'auditor');
  });

  it('decrypts a payload for a reason, which is stored encrypted too', async () => {
    const about = await aMember(api.db, api.config);
    const personal = { secret: api.config.DATA_ENCRYPTION_SECRET, memberId: about.id, payload: { reason: 'Two reports were compared.' } };
    const seq = await append({ action: 'member.revealed', personal });
    expect((await list({ action: 'member.revealed' })).entries[0]).toMatchObject({ seq, payloadState: 'encrypted', detail: {} });
    const open = (reason: string, who = auditor) => who.call('POST', `/api/staff/audit/${seq}/open`, { reason });
    expect((await open('')).status).toBe(400);
    expect((await open('I wonder.', await aModerator(api))).status).toBe(404);
    expect((await open('The member complained.')).body).toEqual({ payload: { reason: 'Two reports were compared.' } });
    const [kept] = (await list({ action: 'audit.opened' })).entries;
    expect(kept).toMatchObject({ actor: auditor.username, detail: { seq }, payloadState: 'encrypted' });
    expect(JSON.stringify(kept)).not.toContain('complained');
    await api.db.deleteFrom('member').where('id', '=', about.id).execute();
    expect((await list({ action: 'member.revealed' })).entries[0]).toMatchObject({ seq, payloadState: 'erased' });
    expect((await open('Once more.')).status).toBe(404);
  });

  it('verifies a part of the chain and reports a changed entry', async () => {
    const seq = await append();
    await append();
    const verify = async (first: number, last: number) =>
      (await auditor.call<Verified>('POST', '/api/staff/audit/verify', { first, last })).body;
    expect(await verify(1, seq)).toEqual({ read: seq, problems: [] });
    expect(await verify(seq, seq)).toEqual({ read: 1, problems: [] });
    expect((await verify(1, seq + 100_000)).problems).toEqual([]);
    expect((await auditor.call('POST', '/api/staff/audit/verify', { first: 9, last: 8 })).status).toBe(400);
    await transaction(api.db, async (tx) => {
      await sql`ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_append_only`.execute(tx);
      await sql`UPDATE audit_entry SET action = 'case.undecided' WHERE seq = ${seq - 1}`.execute(tx);
    });
    expect((await verify(seq - 3, seq)).problems).toEqual([{ seq: seq - 1, problem: 'content' }]);
    await transaction(api.db, async (tx) => {
      await sql`UPDATE audit_entry SET action = 'case.decided' WHERE seq = ${seq - 1}`.execute(tx);
      await sql`ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_append_only`.execute(tx);
    });
    expect((await list({ action: 'audit.verified' })).entries.length).toBeGreaterThan(3);
  });
});

it.each(['support', 'reviewer', 'moderator', 'safety_lead', 'administrator'] as const)('hides the audit from %s', async (role) => {
  const staff = await aModerator(api, role);
  expect((await staff.call('GET', '/api/staff/audit')).status).toBe(404);
  expect((await staff.call('POST', '/api/staff/audit/verify', { first: 1, last: 2 })).status).toBe(404);
});
