import { may, type Holder } from '../entitlements/may.ts';
import type { ExploreStatus } from './filter.ts';

export interface AllowanceInput {
  location: boolean;
  radius: number | undefined;
  statuses: readonly ExploreStatus[];
  ages: boolean;
  languages: boolean;
  city: boolean;
  /** Pages that they have seen before this one. */
  pagesBefore: number;
}

export type Allowance = { allowed: true; lastPage: boolean } | { allowed: false; because: 'filterUpgrade' | 'pagesUpgrade' };

/** Whether this member may run this search, and whether this is the last page of their plan. */
export function maySearch(input: AllowanceInput, holder: Holder): Allowance {
  const nearby = input.location || input.radius !== undefined || input.statuses.includes('online') || input.statuses.includes('traveling');
  if (nearby && !may('explore.nearby', holder).allowed) return { allowed: false, because: 'filterUpgrade' };
  const chosen = [
    input.ages && may('explore.age', holder),
    input.languages && may('explore.languages', holder),
    input.city && may('explore.city', holder),
  ];
  if (chosen.some((verdict) => verdict && !verdict.allowed)) return { allowed: false, because: 'filterUpgrade' };
  const pages = may('explore.pages', holder);
  const most = pages.allowed ? (pages.limit?.upTo ?? Infinity) : 0;
  if (input.pagesBefore >= most) return { allowed: false, because: 'pagesUpgrade' };
  return { allowed: true, lastPage: input.pagesBefore + 1 >= most };
}
