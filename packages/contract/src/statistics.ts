import { staffRoles } from '@subrosa/rules/accounts/account-types';
import { cardPeriod, transparencyPeriod } from '@subrosa/rules/statistics/periods';
import { legalMatterKinds, legalMatterOutcomes, reportMeasures, reportSections } from '@subrosa/rules/statistics/report';
import { caseKinds, caseReasons } from '@subrosa/rules/moderation/case-rules';
import { z } from 'zod';
import { examples } from './accounts/schemas.ts';
import { route } from './route.ts';

const fewOrMany = z.int().nullable().describe('Null: fewer than five.');

const reportLine = z.object({
  section: z.enum(reportSections),
  part: z.string().describe('A kind of case, a reason, a sanction, or a kind of legal matter.'),
  measure: z.enum(reportMeasures),
  value: z.int().nullable().describe('Null in published reports: fewer than five.'),
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
  resolvedOn: z.iso.date().nullable(),
  outcome: z.enum(legalMatterOutcomes).nullable(),
});

const chain = z.object({
  entries: z.int(),
  verifiedAt: z.iso.datetime().nullable().describe('When the whole chain was last verified.'),
  problems: z.int().describe('Number of problems found then.'),
  anchoredAt: z.iso.datetime().nullable(),
});

export const statisticsRoutes = {
  getQueueStatistics: route({
    method: 'GET',
    path: '/api/staff/statistics/queue',
    summary:
      'Get waiting cases, waiting times and the next legal deadlines; for the caller’s kinds, or all kinds for readers of statistics',
    reply: z.object({
      waiting: z.array(
        z.object({
          kind: z.enum(caseKinds),
          count: z.int(),
          overdue: z.int(),
          medianMinutes: z.int().describe('Median waiting time.'),
        }),
      ),
      medianMinutes: z.int().nullable(),
      lastNight: z.int().nullable().describe('Number of cases that waited at the end of yesterday.'),
      clocks: z.array(
        z.object({
          id: z.uuid().nullable().describe('Null if the caller may not access the case.'),
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
    summary: 'Get daily statistics',
    query: z.object({ days: z.enum(['1', '14', '90'], 'field.notAChoice').default('14') }),
    reply: z.object({
      days: z.array(
        z.object({
          day: z.iso.date(),
          approved: z.int(),
          against: z.int(),
          dismissed: z.int(),
          opened: z.int(),
          waiting: z.int().nullable().describe('At the end of the day; null if it was not counted.'),
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
        .describe('Decisions by staff member today; for the safety lead only.'),
      chain,
    }),
  }),
  getTransparencyReport: route({
    method: 'GET',
    path: '/api/staff/statistics/transparency',
    summary: 'Get the transparency report of a year or half-year (DSA articles 15 and 24), with exact numbers',
    query: z.object({ period: yearOrHalf }),
    reply: report,
    example: { query: { period: '2026-H1' } },
  }),
  getCardReport: route({
    method: 'GET',
    path: '/api/staff/statistics/card-report',
    summary: 'Get the monthly report to the card networks',
    query: z.object({ period: month }),
    reply: report,
    example: { query: { period: '2026-10' } },
  }),
  publishReport: route({
    method: 'POST',
    path: '/api/staff/statistics/published',
    summary: 'Publish the transparency report of a finished period; rounded and final',
    body: z.object({ period: yearOrHalf }),
    reply: report,
    errors: ['resource.notFound', 'statistics.periodNotOver', 'statistics.alreadyPublished'],
    example: { body: { period: '2025-H1' } },
  }),
  listLegalMatters: route({
    method: 'GET',
    path: '/api/staff/statistics/legal-matters',
    summary: 'List orders of authorities, and disputes before external bodies; newest first',
    reply: z.array(legalMatter),
  }),
  recordLegalMatter: route({
    method: 'POST',
    path: '/api/staff/statistics/legal-matters',
    summary: 'Record an order or a dispute',
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
    summary: 'Record the outcome of a legal matter',
    params: id,
    body: z.object({ resolvedOn: day, outcome: z.enum(legalMatterOutcomes, 'field.notAChoice') }),
    reply: legalMatter,
    errors: ['resource.notFound'],
    example: { params: { id: examples.id }, body: { resolvedOn: '2026-03-09', outcome: 'complied' } },
  }),
  listPublished: route({
    method: 'GET',
    path: '/api/transparency',
    summary: 'List published transparency reports, newest first',
    reply: z.array(report.omit({ isOver: true }).extend({ publishedAt: z.iso.datetime() })),
    cacheSeconds: 60,
  }),
};
