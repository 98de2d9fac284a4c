import { caseKinds, caseReasons, type CaseKind, type Decision } from '../moderation/case-rules.ts';
import { sanctionKinds } from '../moderation/sanctions.ts';
import { publicCount } from './rounding.ts';

/** Kinds whose deadline is set by law or by the card networks. */
export const legalKinds = [
  'ncii',
  'csam',
  'dmca',
  'counter_notice',
  'complaint',
  'depicted_person',
  'privacy_request',
  'appeal',
] as const satisfies readonly CaseKind[];

type Group = 'noticed' | 'own' | 'apart';

/** Notices of others (DSA articles 15(1)(b) and 16), own initiative (15(1)(c)), and kinds that are not content moderation. */
const groups: Partial<Record<string, Group>> = {
  ncii: 'noticed',
  dmca: 'noticed',
  counter_notice: 'noticed',
  complaint: 'noticed',
  depicted_person: 'noticed',
  member_report: 'noticed',
  request_report: 'noticed',
  conversation_report: 'noticed',
  media_objection: 'noticed',
  csam: 'noticed',
  media_review: 'own',
  media_match: 'own',
  profile_text: 'own',
  request_text: 'own',
  ban_evasion: 'own',
  under_age: 'own',
  own_initiative: 'own',
  appeal: 'apart',
  identity: 'apart',
  lifetime: 'apart',
  lifetime_fraud: 'apart',
  contact: 'apart',
  privacy_request: 'apart',
};

/** Null for a kind without a group; a test prevents that. */
export const groupOf = (kind: CaseKind): Group | null => groups[kind] ?? null;

const kindsOf = (group: Group): CaseKind[] => caseKinds.filter((kind) => groupOf(kind) === group);
const noticedKinds = kindsOf('noticed');
const ownKinds = kindsOf('own');

/** Kinds that a program detects; staff decide each case (DSA article 15(1)(e)). */
const automatedKinds: readonly CaseKind[] = ['media_match', 'ban_evasion'];

export const legalMatterKinds = ['order_to_act', 'order_to_inform', 'dispute'] as const;
export type LegalMatterKind = (typeof legalMatterKinds)[number];

export const legalMatterOutcomes = ['complied', 'rejected', 'settled'] as const;

export const reportSections = [
  'notices',
  'intimate_pictures',
  'own_initiative',
  'automated',
  'reasons',
  'sanctions',
  'appeals',
  'disputes',
  'orders',
  'complaints',
  'depicted_persons',
  'take_downs',
  'accounts_closed',
  'reviewed_before',
] as const;
export type ReportSection = (typeof reportSections)[number];

export const reportMeasures = ['received', 'acted', 'dismissed', 'withdrawn', 'in_time', 'median_minutes', 'given', 'answered'] as const;
export type ReportMeasure = (typeof reportMeasures)[number];

/** One number of a report, with its section, part and measure. */
export interface ReportLine {
  section: ReportSection;
  part: string;
  measure: ReportMeasure;
  /** Null in published reports: fewer than five. */
  value: number | null;
}

/** Counts between two days; decisions count by the day of the decision. */
export interface Counted {
  received: readonly { kind: string; count: number }[];
  decided: readonly {
    kind: string;
    decision: string;
    reason: string | null;
    sanction: string | null;
    /** Closed without a decision, because the content was gone. */
    withdrawn: boolean;
    count: number;
    inTime: number;
  }[];
  /** Over decisions of staff. */
  medians: readonly { kind: string; minutes: number }[];
  legalMatters: readonly { kind: string; received: number; answered: number }[];
}

const acting: readonly Decision[] = ['approve', 'reject', 'remove', 'overturn'];
const against: readonly Decision[] = ['reject', 'remove'];
const isOneOf = (values: readonly string[], word: string) => values.includes(word);

type Row = Counted['decided'][number];

function sumOf(rows: readonly Row[], isMeant: (row: Row) => boolean, of: 'count' | 'inTime' = 'count'): number {
  return rows.filter(isMeant).reduce((sum, row) => sum + row[of], 0);
}

/** An upload counts as acted on if it was not published; a counter-notice if it was accepted. */
const isActed = ({ kind, decision, withdrawn }: Row) =>
  !withdrawn && (isOneOf(against, decision) || (!isOneOf(ownKinds, kind) && isOneOf(acting, decision)));

function caseLines(section: ReportSection, kinds: readonly CaseKind[], counted: Counted): ReportLine[] {
  return kinds.flatMap((kind) => {
    const rows = counted.decided.filter((row) => row.kind === kind);
    const median = counted.medians.find((one) => one.kind === kind);
    const numbers: [ReportMeasure, number][] = [
      ['received', counted.received.find((one) => one.kind === kind)?.count ?? 0],
      ['acted', sumOf(rows, isActed)],
      ['dismissed', sumOf(rows, (row) => !row.withdrawn && !isActed(row))],
      ['withdrawn', sumOf(rows, ({ withdrawn }) => withdrawn)],
      ['in_time', sumOf(rows, ({ withdrawn }) => !withdrawn, 'inTime')],
      ...(median ? [['median_minutes', median.minutes] as [ReportMeasure, number]] : []),
    ];
    return numbers.map(([measure, value]) => ({ section, part: kind, measure, value }));
  });
}

const only = (lines: readonly ReportLine[], measures: readonly ReportMeasure[]) =>
  lines.filter(({ measure }) => isOneOf(measures, measure));

function sanctionLines(section: ReportSection, kinds: readonly string[], { decided }: Counted): ReportLine[] {
  return kinds.map((part) => ({ section, part, measure: 'given', value: sumOf(decided, ({ sanction }) => sanction === part) }));
}

function reasonLines({ decided }: Counted): ReportLine[] {
  const meant = decided.filter(({ kind }) => isOneOf([...noticedKinds, ...ownKinds], kind));
  const lines = caseReasons.map((part) => {
    const value = sumOf(meant, ({ reason, decision }) => reason === part && isOneOf(against, decision));
    return { section: 'reasons', part, measure: 'acted', value } as const;
  });
  return lines.filter(({ value }) => value > 0);
}

function legalMatterLines(section: ReportSection, kinds: readonly LegalMatterKind[], { legalMatters }: Counted): ReportLine[] {
  return kinds.flatMap((part) => {
    const found = legalMatters.find(({ kind }) => kind === part);
    return (['received', 'answered'] as const).map((measure) => ({ section, part, measure, value: found?.[measure] ?? 0 }));
  });
}

/** DSA articles 15 and 24. */
export function transparencyLines(counted: Counted): ReportLine[] {
  return [
    ...caseLines('notices', noticedKinds, counted),
    ...only(caseLines('intimate_pictures', ['ncii'], counted), ['received', 'acted', 'in_time', 'median_minutes']),
    ...caseLines('own_initiative', ownKinds, counted),
    ...only(caseLines('automated', automatedKinds, counted), ['received', 'acted', 'dismissed']),
    ...reasonLines(counted),
    ...sanctionLines('sanctions', sanctionKinds, counted),
    ...caseLines('appeals', ['appeal'], counted),
    ...legalMatterLines('disputes', ['dispute'], counted),
    ...legalMatterLines('orders', ['order_to_act', 'order_to_inform'], counted),
  ];
}

/** Monthly numbers that the card networks require of adult merchants. */
export function cardLines(counted: Counted): ReportLine[] {
  const takenDown: readonly CaseKind[] = ['complaint', 'ncii', 'depicted_person', 'media_objection', 'dmca', 'csam', 'media_match'];
  return [
    ...caseLines('complaints', ['complaint'], counted),
    ...caseLines('depicted_persons', ['depicted_person', 'media_objection'], counted),
    ...only(caseLines('take_downs', takenDown, counted), ['acted']),
    ...sanctionLines('accounts_closed', ['suspension', 'ban'], counted),
    ...only(caseLines('reviewed_before', ['media_review', 'request_text'], counted), ['received', 'acted', 'dismissed', 'median_minutes']),
  ];
}

/** Rounds counts to the nearest five for publication. */
export const publishedLines = (lines: readonly ReportLine[]): ReportLine[] =>
  lines.map((line) => (line.measure === 'median_minutes' || line.value === null ? line : { ...line, value: publicCount(line.value) }));

/** CSV for spreadsheets: one number a line, with names of the contract only. */
export function csvOf(lines: readonly ReportLine[]): string {
  const rows = lines.map(({ section, part, measure, value }) => [section, part, measure, value ?? '<5']);
  return [['section', 'part', 'measure', 'value'], ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}
