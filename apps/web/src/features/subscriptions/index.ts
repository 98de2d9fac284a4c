export { heldQuery, receiptsQuery, type Held, type Receipt } from './calls/own.ts';
export { spotsQuery } from './calls/spots.ts';
export { followSubscription } from './follow-subscription.ts';
export { holdingOf, type Holding } from './held.ts';
export { CancelPlan } from './cancel/cancel-plan.tsx';
export { WireDay } from './wire-day.tsx';
export { planNameOf, planNames } from './labels.ts';
