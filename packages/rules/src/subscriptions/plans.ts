/** Plans that a member may hold. Ids and slugs are stored: never renumber or rename them. */
export const plans = [
  { id: 1, slug: 'regular', recurringDays: null },
  { id: 2, slug: 'lifetime', recurringDays: null },
  { id: 3, slug: 'premium_30_days', recurringDays: 30 },
  { id: 4, slug: 'premium_90_days', recurringDays: 90 },
] as const;

export type Plan = (typeof plans)[number];
export type PlanId = Plan['id'];
export type PlanSlug = Plan['slug'];

export const planSlugs: readonly PlanSlug[] = plans.map(({ slug }) => slug);

export function isPlanId(id: number): id is PlanId {
  return plans.some((plan) => plan.id === id);
}
