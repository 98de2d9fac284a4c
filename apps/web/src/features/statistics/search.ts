import { auditActions, type AuditAction } from '@subrosa/rules/audit/actions';
import { cardPeriod, transparencyPeriod } from '@subrosa/rules/statistics/periods';

export const ranges = ['1', '14', '90'] as const;
export type RangeDays = (typeof ranges)[number];

/** What the address says; defaults are left out of it, and what makes no sense is too. */
export type OverviewSearch = { days?: '1' | '90' };

export function parseOverviewSearch(search: Record<string, unknown>): OverviewSearch {
  const days = String(search['days']);
  return days === '1' || days === '90' ? { days } : {};
}

export type ReportsSearch = { report?: 'cards'; period?: string };

export function parseReportsSearch(search: Record<string, unknown>): ReportsSearch {
  const isCards = search['report'] === 'cards';
  const period = String(search['period']);
  const isMeant = (isCards ? cardPeriod : transparencyPeriod).test(period);
  return { ...(isCards && { report: 'cards' as const }), ...(isMeant && { period }) };
}

export type AuditSearch = { actor?: string; action?: AuditAction; day?: string; subject?: string };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const DAY = /^20\d\d-\d\d-\d\d$/;
const NAME = /^\w{1,30}$/;

export function parseAuditSearch(search: Record<string, unknown>): AuditSearch {
  const matching = (name: string, pattern: RegExp) => {
    const value = String(search[name] ?? '');
    return pattern.test(value) ? value : undefined;
  };
  const [actor, day, subject] = [matching('actor', NAME), matching('day', DAY), matching('subject', UUID)];
  const action = auditActions.find((one) => one === search['action']);
  return { ...(actor && { actor }), ...(action && { action }), ...(day && { day }), ...(subject && { subject }) };
}
