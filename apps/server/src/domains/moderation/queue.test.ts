import { caseRules, needsReason, type CaseKind } from '@subrosa/rules/moderation/case-rules';
import { kindsFor } from '@subrosa/rules/moderation/staff';
import { beforeAll, describe, expect, it } from 'vitest';
import { aClock } from '../../../test/support/clock.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMember } from '../../../test/support/members.ts';
import { cursorOf, parseCursor } from './cursor.ts';
import { aCase, aModerator, type Moderator, type Queue } from '../../../test/support/moderation.ts';

const clock = aClock();
const api = useApi({ clock });

// Decisions of appeals and identities require more input.
const ownKinds = kindsFor('safety_lead').filter((kind) => kind !== 'appeal' && kind !== 'identity');

let sable: Moderator;
let linden: Moderator;
const opened: string[] = [];
beforeAll(async () => {
  sable = await aModerator(api);
  linden = await aModerator(api);
  const { id: memberId } = await aMember(api.db, api.config);
  const kinds = Array.from({ length: 75 }, (_, index): CaseKind => ownKinds[index % ownKinds.length] ?? 'media_review');
  for (const kind of kinds) {
    opened.push((await aCase(api, clock, { kind, memberId })).id);
  }
  // Some have the same deadline and are ordered by id.
  await api.db.updateTable('moderation_case').set({ due_at: clock.now() }).where('id', 'in', opened.slice(20, 50)).execute();
});

/** Returns all pages. */
async function pagesOf(moderator: Moderator, query: Record<string, string>): Promise<Queue[]> {
  const pages: Queue[] = [];
  for (let after: string | null = ''; after !== null; after = pages.at(-1)?.after ?? null) {
    pages.push((await moderator.list({ ...query, ...(after && { after }) })).body);
  }
  return pages;
}

/** Returns a decision that needs no reason. */
const inFavour = (kind: CaseKind) => ({ decision: caseRules[kind].decisions.find((decision) => !needsReason(decision)) });

const casesOf = (pages: readonly Queue[]) => pages.flatMap(({ cases }) => cases);

describe('GET /api/staff/cases', () => {
  it('lists every open case once, page by page, the most urgent first', async () => {
    const pages = await pagesOf(sable, { show: 'open' });
    expect(pages.map(({ cases }) => cases.length)).toEqual([30, 30, 15]);
    const cases = casesOf(pages);
    expect(cases.map(({ id }) => id).toSorted()).toEqual(opened.toSorted());
    const positions = cases.map(({ kind, dueAt, id }) => `${9 - caseRules[kind].priority} ${dueAt} ${id}`);
    expect(positions).toEqual(positions.toSorted());
  });

  it('continues after the last case although it was decided meanwhile', async () => {
    const first = (await sable.list()).body;
    const last = first.cases.at(-1);
    await sable.take(last?.id ?? '');
    await sable.decide(last?.id ?? '', inFavour(last?.kind ?? 'media_review'));
    const next = (await sable.list({ after: first.after ?? '' })).body;
    const seen = new Set(first.cases.map(({ id }) => id));
    expect(next.cases).toHaveLength(30);
    expect(next.cases.filter(({ id }) => seen.has(id))).toEqual([]);
    opened.splice(opened.indexOf(last?.id ?? ''), 1);
  });

  it('filters by kind', async () => {
    const cases = casesOf(await pagesOf(sable, { kind: 'profile_text' }));
    expect(new Set(cases.map(({ kind }) => kind))).toEqual(new Set(['profile_text']));
    expect((await sable.list({ kind: 'profile_text' })).body.waiting).toBe(cases.length);
  });

  it('filters by cases that the caller has claimed', async () => {
    const [one = '', two = ''] = opened;
    await linden.take(one);
    await sable.take(two);
    expect((await linden.list({ show: 'mine' })).body.cases).toMatchObject([{ id: one, mine: true }]);
  });

  it('lists decided cases, newest first', async () => {
    const moderator = await aModerator(api);
    const decided = opened.slice(-40);
    for (const id of decided) {
      clock.pass(1);
      const { kind } = (await moderator.take(id)).body;
      await moderator.decide(id, inFavour(kind));
    }
    const cases = casesOf(await pagesOf(sable, { show: 'decided' }));
    expect(cases.slice(0, 40).map(({ id }) => id)).toEqual(decided.toReversed());
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    expect(cases.every(({ state }) => state === 'decided')).toBe(true);
  });

  it('excludes cases in which the staff member is involved, also from the count', async () => {
    const before = (await linden.list({ kind: 'media_match' })).body.waiting;
    const own = await aCase(api, clock, { kind: 'media_match', memberId: linden.id });
    const reported = await aCase(api, clock, { kind: 'media_match', reporterId: linden.id });
    const { cases, waiting } = (await linden.list({ kind: 'media_match' })).body;
    expect(cases.filter(({ id }) => [own.id, reported.id].includes(id))).toEqual([]);
    expect(waiting).toBe(before);
    expect((await sable.list({ kind: 'media_match' })).body.waiting).toBe(before + 2);
  });

  it('counts up to a hundred cases', async () => {
    const { id: memberId } = await aMember(api.db, api.config);
    for (let index = 0; index < 110; index += 1) await aCase(api, clock, { memberId });
    expect((await sable.list()).body.waiting).toBe(100);
  });
});

describe('parseCursor', () => {
  it('returns the id of the last case of a page, which is all that a cursor contains', () => {
    const id = opened[0] ?? '';
    expect(cursorOf(id)).toMatch(/^[\w-]{22}$/);
    expect(parseCursor(cursorOf(id))).toBe(id);
  });

  it.each(['x', '!'.repeat(22), 'a'.repeat(22), `${'A'.repeat(22)}==`, 'A'.repeat(200)])('returns null for %s', async (after) => {
    expect(parseCursor(after)).toBeNull();
    expect(await sable.list({ after })).toMatchObject({ status: 400, fields: { after: { code: 'field.invalid' } } });
  });

  it('returns an empty page for an unknown case', async () => {
    expect((await sable.list({ after: 'A'.repeat(22) })).body).toMatchObject({ cases: [], after: null });
  });
});
