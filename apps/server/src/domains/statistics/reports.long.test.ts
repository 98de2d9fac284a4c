import fc from 'fast-check';
import { sql } from 'kysely';
import type { ReportLine } from '@subrosa/rules/statistics/report';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { aClock } from '../../../test/support/clock.ts';
import { aHistory, putHistory } from '../../../test/support/case-history.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMember } from '../../../test/support/members.ts';
import { aModerator, type Moderator } from '../../../test/support/moderation.ts';
import { daysLater } from './day.ts';
import { countPeriod } from './queries/reports.ts';
import { transparencyLines } from '@subrosa/rules/statistics/report';

const clock = aClock();
const api = useApi({ clock });

interface Report {
  lines: ReportLine[];
  isOver: boolean;
  publishedAt: string | null;
}

let lead: Moderator;
beforeAll(async () => {
  lead = await aModerator(api);
  const [members, staff] = [[] as string[], [lead.id]];
  for (let index = 0; index < 12; index += 1) members.push((await aMember(api.db, api.config)).id);
  staff.push((await aMember(api.db, api.config, { staffRole: 'moderator' })).id);
  const span = { from: new Date('2024-11-01T00:00:00Z'), until: new Date('2026-02-01T00:00:00Z') };
  await putHistory(api.db, aHistory({ seed: 16, ...span, cases: 5000, memberIds: members, staffIds: staff }));
  const legalMatter = { kind: 'order_to_act', country: 'IE', recorded_at: clock.now() };
  const ended = { resolved_on: '2025-04-02', outcome: 'complied' };
  await api.db
    .insertInto('legal_matter')
    .values([
      { ...legalMatter, id: newId(), received_on: '2025-03-31', ...ended },
      { ...legalMatter, id: newId(), received_on: '2024-12-31', ...ended },
      { ...legalMatter, id: newId(), received_on: '2025-07-01', kind: 'dispute' },
    ])
    .execute();
}, 60_000);

const numberOf = async (query: ReturnType<typeof sql<{ n: string | null }>>): Promise<number> =>
  Number((await query.execute(api.db)).rows[0]?.n ?? 0);

const YEAR = sql`'[2025-01-01T00:00:00Z,2026-01-01T00:00:00Z)'::tstzrange`;
const NOTICES = ['ncii', 'dmca', 'counter_notice', 'complaint', 'depicted_person'];
/** Cases that staff decided, according to their events. */
const ENDED = sql`(SELECT DISTINCT ON (case_id) case_id, occurred_at, actor_id, detail FROM moderation_event
  WHERE kind = 'decided' ORDER BY case_id)`;

/** Counts each number again, if possible from other tables and by other queries. */
const independently: Record<string, (part: string) => Promise<number>> = {
  'notices received': (part) =>
    NOTICES.includes(part)
      ? numberOf(sql`SELECT count(*) AS n FROM notice WHERE kind = ${part} AND received_at <@ ${YEAR}`)
      : numberOf(
          sql`SELECT count(*) AS n FROM moderation_event e WHERE e.kind = 'opened' AND e.occurred_at <@ ${YEAR}
            AND (SELECT kind FROM moderation_case WHERE id = e.case_id) = ${part}`,
        ),
  acted: (part) =>
    numberOf(
      sql`SELECT count(*) AS n FROM ${ENDED} e, moderation_case c WHERE c.id = e.case_id AND c.kind = ${part} AND e.occurred_at <@ ${YEAR}
        AND e.actor_id IS NOT NULL AND (e.detail->>'decision' IN ('reject', 'remove')
          OR (${part} IN ('counter_notice', 'appeal') AND e.detail->>'decision' IN ('approve', 'overturn')))`,
    ),
  dismissed: (part) =>
    numberOf(
      sql`SELECT count(*) AS n FROM ${ENDED} e, moderation_case c WHERE c.id = e.case_id AND c.kind = ${part} AND e.occurred_at <@ ${YEAR}
        AND e.actor_id IS NOT NULL AND e.detail->>'decision' IN (CASE WHEN ${part} IN ('counter_notice', 'appeal') THEN 'dismiss' ELSE 'approve' END,
          'dismiss', 'uphold')`,
    ),
  withdrawn: (part) =>
    numberOf(sql`SELECT count(*) AS n FROM moderation_case WHERE kind = ${part} AND decided_at <@ ${YEAR} AND decided_by IS NULL`),
  in_time: (part) =>
    numberOf(
      sql`SELECT sum((decided_at <= due_at)::int) AS n FROM moderation_case WHERE kind = ${part} AND decided_at <@ ${YEAR} AND decided_by IS NOT NULL`,
    ),
  'intimate_pictures in_time': () =>
    numberOf(
      sql`SELECT count(*) AS n FROM notice JOIN moderation_case ON subject_id = notice.id
        WHERE notice.kind = 'ncii' AND decided_at <@ ${YEAR} AND decided_by IS NOT NULL AND decided_at - received_at <= interval '48 hours'`,
    ),
  median_minutes: async (part) => {
    const { rows } = await sql<{ took: string }>`
      SELECT extract(epoch FROM decided_at - opened_at) AS took FROM moderation_case
      WHERE kind = ${part} AND decided_at <@ ${YEAR} AND decided_by IS NOT NULL ORDER BY 1`.execute(api.db);
    const [low, high] = [rows[Math.floor((rows.length - 1) / 2)], rows[Math.ceil((rows.length - 1) / 2)]];
    return Math.round((Number(low?.took) + Number(high?.took)) / 120);
  },
  'reasons acted': (part) =>
    numberOf(
      sql`SELECT count(*) AS n FROM ${ENDED} e, moderation_case c WHERE c.id = e.case_id AND e.occurred_at <@ ${YEAR} AND e.detail->>'reason' = ${part}
        AND c.kind NOT IN ('identity', 'lifetime', 'contact', 'privacy_request')`,
    ),
  given: (part) => numberOf(sql`SELECT count(*) AS n FROM sanction WHERE kind = ${part} AND imposed_at <@ ${YEAR}`),
  'appeals received': () => numberOf(sql`SELECT count(*) AS n FROM appeal WHERE filed_at <@ ${YEAR}`),
  'appeals acted': () => numberOf(sql`SELECT count(*) AS n FROM appeal WHERE outcome = 'overturned' AND answered_at <@ ${YEAR}`),
  'appeals dismissed': () => numberOf(sql`SELECT count(*) AS n FROM appeal WHERE outcome = 'upheld' AND answered_at <@ ${YEAR}`),
  received: (part) =>
    part === 'dispute' || part.startsWith('order')
      ? numberOf(sql`SELECT count(*) AS n FROM legal_matter WHERE kind = ${part} AND extract(year FROM received_on) = 2025`)
      : numberOf(
          sql`SELECT count(*) AS n FROM moderation_case c JOIN moderation_event e ON e.case_id = c.id AND e.kind = 'opened'
            WHERE c.kind = ${part} AND e.occurred_at <@ ${YEAR}`,
        ),
  answered: (part) => numberOf(sql`SELECT count(*) AS n FROM legal_matter WHERE kind = ${part} AND extract(year FROM resolved_on) = 2025`),
};

const read = async (period: string) => (await lead.call<Report>('GET', `/api/staff/statistics/transparency?period=${period}`)).body;

describe('GET /api/staff/statistics/transparency', () => {
  it('equals the results of independent SQL in every number', async () => {
    const { lines } = await read('2025');
    expect(lines.length).toBeGreaterThan(100);
    const counted: ReportLine[] = [];
    for (const line of lines) {
      const count = independently[`${line.section} ${line.measure}`] ?? independently[line.measure];
      counted.push({ ...line, value: (await count?.(line.part)) ?? null });
    }
    expect(lines).toEqual(counted);
    const reasons = lines.filter(({ section }) => section === 'reasons').reduce((sum, { value }) => sum + (value ?? 0), 0);
    const against = await numberOf(
      sql`SELECT count(*) AS n FROM moderation_case WHERE decision IN ('reject', 'remove') AND decided_at <@ ${YEAR}
        AND kind NOT IN ('identity', 'lifetime', 'contact', 'privacy_request')`,
    );
    expect(reasons).toBe(against);
    expect(against).toBeGreaterThan(500);
  }, 60_000);

  it('returns the same report again, also after members are deleted', async () => {
    const before = await read('2025-H1');
    const { rows } = await sql<{ id: string }>`SELECT member_id AS id FROM statement_of_reasons ORDER BY issued_at LIMIT 1`.execute(api.db);
    await api.db
      .deleteFrom('member')
      .where('id', '=', rows[0]?.id ?? '')
      .execute();
    expect(await read('2025-H1')).toEqual(before);
  });

  it('splits into shorter periods whose numbers add up', async () => {
    const numbersOf = async (from: string, until: string) =>
      new Map(
        transparencyLines(await countPeriod(api.db, { from, until }))
          .filter(({ measure }) => measure !== 'median_minutes')
          .map(({ section, part, measure, value }) => [`${section} ${part} ${measure}`, value ?? 0]),
      );
    const whole = await numbersOf('2025-01-01', '2026-01-01');
    const splits = fc.uniqueArray(fc.integer({ min: 1, max: 364 }), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(splits, async (days) => {
        const ends = ['2025-01-01', ...days.toSorted((one, other) => one - other).map((day) => daysLater('2025-01-01', day)), '2026-01-01'];
        const parts = await Promise.all(ends.slice(1).map((until, index) => numbersOf(ends[index] ?? '', until)));
        for (const [name, value] of whole)
          expect([name, parts.reduce((sum, part) => sum + (part.get(name) ?? 0), 0)]).toEqual([name, value]);
      }),
      { numRuns: 12 },
    );
  }, 60_000);
});

describe('GET /api/staff/statistics/card-report', () => {
  it('equals the results of independent SQL for a month', async () => {
    const { body } = await lead.call<Report>('GET', '/api/staff/statistics/card-report?period=2025-05');
    const valueOf = (section: string, part: string, measure: string) =>
      body.lines.find((line) => line.section === section && line.part === part && line.measure === measure)?.value;
    const may2025 = sql`'[2025-05-01T00:00:00Z,2025-06-01T00:00:00Z)'::tstzrange`;
    expect(valueOf('complaints', 'complaint', 'received')).toBe(
      await numberOf(sql`SELECT count(*) AS n FROM notice WHERE kind = 'complaint' AND received_at <@ ${may2025}`),
    );
    expect(valueOf('accounts_closed', 'ban', 'given')).toBe(
      await numberOf(sql`SELECT count(*) AS n FROM moderation_event WHERE occurred_at <@ ${may2025} AND detail->>'sanction' = 'ban'`),
    );
    expect(valueOf('take_downs', 'ncii', 'acted')).toBe(
      await numberOf(
        sql`SELECT count(*) AS n FROM moderation_case WHERE kind = 'ncii' AND decision = 'remove' AND decided_at <@ ${may2025}`,
      ),
    );
    expect(valueOf('reviewed_before', 'media_review', 'dismissed')).toBe(
      await numberOf(
        sql`SELECT count(*) AS n FROM moderation_case WHERE kind = 'media_review' AND decision = 'approve' AND decided_at <@ ${may2025}`,
      ),
    );
  });

  it.each(['2025', '2025-13', 'x', ''])('returns 400 for “%s”', async (period) => {
    expect((await lead.call('GET', `/api/staff/statistics/card-report?period=${period}`)).status).toBe(400);
  });
});

describe('POST /api/staff/statistics/published', () => {
  it('publishes a rounded report of a past period once, by the safety lead, with an audit entry', async () => {
    const publish = (who: Moderator, period: string) => who.call<Report>('POST', '/api/staff/statistics/published', { period });
    const auditor = await aModerator(api, 'auditor');
    expect((await publish(auditor, '2025-H2')).status).toBe(404);
    expect(await publish(lead, String(clock.now().getUTCFullYear()))).toMatchObject({ status: 409, code: 'statistics.periodNotOver' });
    expect(await (await api.get('/api/transparency')).json()).toMatchObject({ body: [] });
    expect((await publish(lead, '2025-H2')).body.publishedAt).not.toBeNull();
    expect(await publish(lead, '2025-H2')).toMatchObject({ status: 409, code: 'statistics.alreadyPublished' });
    const { body } = (await (await api.get('/api/transparency')).json()) as { body: (Report & { period: string })[] };
    expect(body.map(({ period }) => period)).toEqual(['2025-H2']);
    const exact = (await read('2025-H2')).lines;
    for (const [index, line] of (body[0]?.lines ?? []).entries()) {
      const value = exact[index]?.value ?? 0;
      if (line.measure === 'median_minutes') expect(line.value).toBe(value);
      else if (value > 0 && value < 5) expect(line.value).toBeNull();
      else expect(Math.abs((line.value ?? -9) - value)).toBeLessThanOrEqual(2);
    }
    const logged = await api.db.selectFrom('audit_entry').select('detail').where('action', '=', 'report.published').execute();
    expect(logged).toEqual([{ detail: { period: '2025-H2' } }]);
  });
});
