/** Of everything that is asked about what one holds. */
export const OWN_PLAN = ['subscriptions', 'own'] as const;
