import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { plans, type PlanSlug } from '@subrosa/rules/subscriptions/plans';

export const planNames: Record<PlanSlug, MessageDescriptor> = {
  regular: msg`Regular`,
  lifetime: msg`Lifetime premium`,
  premium_30_days: msg`Premium, 30 days`,
  premium_90_days: msg`Premium, 90 days`,
};

/** The name of a plan, by its id on the server. */
export function planNameOf(planId: number): MessageDescriptor {
  return planNames[plans.find(({ id }) => id === planId)?.slug ?? 'regular'];
}
