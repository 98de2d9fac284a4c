export const billing = {
  billing: {
    manage: 'Open my plan',
    managePlain: 'Or open this link to see your plan:',
    amount: 'Amount',
    at: 'Date',
    period: 'Paid period',
    reference: 'Payment reference',
    statementDescriptor: 'On your card statement',
    why: 'You’re getting this email because it’s about a payment for your account.',
    support: 'Questions about the payment? Our payment provider can help here:',
    span: (from: string, to: string) => `${from} to ${to}`,
  },
  paymentReceipt: {
    subject: 'Your receipt',
    preview: 'You don’t need to do anything.',
    heading: 'Thank you',
    intro: 'We’ve received your payment.',
    renews: (on: string) => `Your plan renews automatically on ${on}. You can cancel at any time before then.`,
  },
  paymentFailed: {
    subject: 'Your payment didn’t go through',
    preview: 'There’s still time to fix it.',
    heading: 'Your payment didn’t go through',
    intro: 'We couldn’t charge the renewal of your plan. Your card may have expired or been replaced. Update it to keep your plan.',
    still: 'We still couldn’t charge the renewal of your plan, and it’s about to end. Update your card to keep it.',
    until: (day: string) =>
      `You’ll keep your plan until ${day}. If we don’t receive a payment by then, it will end and you won’t be charged.`,
  },
  planEnded: {
    subject: 'Your plan has ended',
    preview: 'You won’t be charged again.',
    heading: 'Your plan has ended',
    intro: 'Your paid plan has ended, and you won’t be charged again. You’ll keep your account and everything in it.',
    again: 'You can choose a plan again at any time.',
  },
  paymentRefunded: {
    subject: 'Your payment was refunded',
    preview: 'The plan it paid for has ended.',
    heading: 'Your payment was refunded',
    intro:
      'We refunded a payment to your card, and the plan it paid for has ended. Depending on your bank, it can take a few days to appear.',
  },
};

export type BillingTranslations = typeof billing;
