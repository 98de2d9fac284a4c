import { cardPeriod, transparencyPeriod } from '@subrosa/rules/statistics/periods';

export const ranges = ['1', '14', '90'] as const;
export type RangeDays = (typeof ranges)[number];

/** The search parameters of the page; defaults and invalid values are omitted. */
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
