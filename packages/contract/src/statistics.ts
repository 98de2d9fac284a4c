import { staffRoles } from '@subrosa/rules/accounts/account-types';
import { cardPeriod, transparencyPeriod } from '@subrosa/rules/statistics/periods';
import { legalMatterKinds, legalMatterOutcomes, reportMeasures, reportSections } from '@subrosa/rules/statistics/report';
import { caseKinds, caseReasons } from '@subrosa/rules/moderation/cases';
import { z } from 'zod';
import { examples } from './accounts/schemas.ts';
import { route } from './route.ts';

const fewOrMany = z.int().nullable().describe('Null: fewer than five.');

const reportLine = z.object({
  section: z.enum(reportSections),
  part: z.string().describe('A kind of case, a reason, a sanction, a kind of matter.'),
  measure: z.enum(reportMeasures),
  value: z.int().nullable().describe('Null in what is published: fewer than five.'),
});

const report = z.object({
  period: z.string(),
  from: z.iso.date(),
  until: z.iso.date().describe('The day after the last.'),
  isOver: z.boolean(),
  publishedAt: z.iso.datetime().nullable(),
  lines: z.array(reportLine),
});

const yearOrHalf = z.string('field.required').regex(transparencyPeriod, 'field.invalid');
const month = z.string('field.required').regex(cardPeriod, 'field.invalid');
const day = z.iso.date('field.invalid').regex(/^20/, 'field.invalid');
const id = z.object({ id: z.uuid('field.invalid') });

const legalMatter = z.object({
  id: z.uuid(),
  kind: z.enum(legalMatterKinds),
  country: z.string(),
  receivedOn: z.iso.date(),
  answeredOn: z.iso.date().nullable(),
  outcome: z.enum(legalMatterOutcomes).nullable(),
});

const chain = z.object({
  entries: z.int(),
  verifiedAt: z.iso.datetime().nullable().describe('When the whole chain was last read.'),
  problems: z.int().describe('What was wrong with it then.'),
  anchoredAt: z.iso.datetime().nullable(),
});

export const statisticsRoutes = {
  getQueueStatistics: route({
    method: 'GET',
    path: '/api/staff/statistics/queue',
    summary: 'What waits, for how long, and which clocks of the law end next; of the kinds that one decides, or all for who reads figures',
    reply: z.object({
      waiting: z.array(
        z.object({
          kind: z.enum(caseKinds),
          count: z.int(),
          overdue: z.int(),
          medianMinutes: z.int().describe('How long half of them wait.'),
        }),
      ),
      medianMinutes: z.int().nullable(),
      lastNight: z.int().nullable().describe('How many waited when yesterday ended.'),
      clocks: z.array(
        z.object({
          id: z.uuid().nullable().describe('Null where the case is not for this reader to open.'),
          kind: z.enum(caseKinds),
          openedAt: z.iso.datetime(),
          dueAt: z.iso.datetime(),
        }),
      ),
    }),
  }),
  getStatistics: route({
    method: 'GET',
    path: '/api/staff/statistics/overview',
    summary: 'What the house did, day by day',
    query: z.object({ days: z.enum(['1', '14', '90'], 'field.notAChoice').default('14') }),
    reply: z.object({
      days: z.array(
        z.object({
          day: z.iso.date(),
          approved: z.int(),
          against: z.int(),
          dismissed: z.int(),
          opened: z.int(),
          waiting: z.int().nullable().describe('At the end of the day; null where nobody counted.'),
          joined: fewOrMany,
          premium: fewOrMany,
          uploads: fewOrMany,
          errors: z.int(),
        }),
      ),
      complaints: z.object({ answered: z.int(), inTime: z.int() }),
      appeals: z.object({ open: z.int(), oldestAt: z.iso.datetime().nullable(), decided: z.int(), overturned: z.int() }),
      reasons: z.array(z.object({ reason: z.enum(caseReasons), count: z.int() })),
      onDuty: z
        .array(z.object({ username: z.string(), role: z.enum(staffRoles).nullable(), decided: z.int() }))
        .nullable()
        .describe('Who decided how much today; for the safety lead alone.'),
      chain,
    }),
  }),
  getTransparencyReport: route({
    method: 'GET',
    path: '/api/staff/statistics/transparency',
    summary: 'The transparency report of a year or half-year (DSA articles 15 and 24), exact',
    query: z.object({ period: yearOrHalf }),
    reply: report,
    example: { query: { period: '2026-H1' } },
  }),
  getCardReport: route({
    method: 'GET',
    path: '/api/staff/statistics/card-report',
    summary: 'The monthly report to the card networks',
    query: z.object({ period: month }),
    reply: report,
    example: { query: { period: '2026-10' } },
  }),
  publishReport: route({
    method: 'POST',
    path: '/api/staff/statistics/published',
    summary: 'Publish the transparency report of a period that is over; rounded, and for good',
    body: z.object({ period: yearOrHalf }),
    reply: report,
    errors: ['resource.notFound', 'statistics.periodNotOver', 'statistics.alreadyPublished'],
    example: { body: { period: '2025-H1' } },
  }),
  listLegalMatters: route({
    method: 'GET',
    path: '/api/staff/statistics/legal-matters',
    summary: 'Orders of authorities, and disputes before bodies outside; newest first',
    reply: z.array(legalMatter),
  }),
  recordLegalMatter: route({
    method: 'POST',
    path: '/api/staff/statistics/legal-matters',
    summary: 'Note that an order or a dispute came',
    body: z.object({
      kind: z.enum(legalMatterKinds, 'field.notAChoice'),
      country: z.string('field.required').regex(/^[A-Z]{2}$/, 'field.invalid'),
      receivedOn: day,
    }),
    reply: legalMatter,
    errors: ['resource.notFound'],
    example: { body: { kind: 'order_to_inform', country: 'IE', receivedOn: '2026-03-02' } },
  }),
  resolveLegalMatter: route({
    method: 'POST',
    path: '/api/staff/statistics/legal-matters/{id}/resolve',
    summary: 'Note how it ended',
    params: id,
    body: z.object({ answeredOn: day, outcome: z.enum(legalMatterOutcomes, 'field.notAChoice') }),
    reply: legalMatter,
    errors: ['resource.notFound'],
    example: { params: { id: examples.id }, body: { answeredOn: '2026-03-09', outcome: 'followed' } },
  }),
  listPublished: route({
    method: 'GET',
    path: '/api/transparency',
    summary: 'Transparency reports that were published, newest first',
    reply: z.array(report.omit({ isOver: true }).extend({ publishedAt: z.iso.datetime() })),
    cacheSeconds: 60,
  }),
};
