/** The query key of all data about the member's subscriptions. */
export const OWN_PLAN = ['subscriptions', 'own'] as const;
