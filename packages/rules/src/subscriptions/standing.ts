/** How a subscription stands today, as its holder sees it. */
export const standings = ['lifetime', 'renewing', 'ending', 'grace', 'scheduled', 'given', 'ended'] as const;

export type Standing = (typeof standings)[number];

/** What money did. */
export const receiptKinds = ['payment', 'refund', 'chargeback'] as const;

export type ReceiptKind = (typeof receiptKinds)[number];
