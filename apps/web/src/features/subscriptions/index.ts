export { ownSubscriptionsQuery, receiptsQuery, type OwnSubscription, type Receipt } from './api/own.ts';
export { spotsQuery } from './api/spots.ts';
export { followSubscription } from './follow-subscription.ts';
export { currentSubscriptionOf, type CurrentSubscription } from './current-subscription.ts';
export { CancelPlan } from './cancel/cancel-plan.tsx';
export { WireDay } from './wire-day.tsx';
export { planNameOf, planNames } from './labels.ts';
export { OWN_PLAN } from './api/query-keys.ts';
export { PlanChoice } from './lazy.tsx';
