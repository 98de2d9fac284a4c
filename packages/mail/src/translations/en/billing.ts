export const billing = {
  billing: {
    manage: 'Open my plan',
    managePlain: 'To see your plan, you can open this link:',
    amount: 'Amount',
    at: 'Date',
    period: 'Paid for',
    reference: 'Reference of the payment',
    statement: 'On your card statement',
    why: 'You receive this because it concerns a payment for your account.',
    support: 'For questions about the payment, the billing provider helps here:',
    span: (from: string, to: string) => `${from} to ${to}`,
  },
  paymentReceipt: {
    subject: 'Your receipt',
    preview: 'There is nothing you need to do.',
    heading: 'Thank you',
    intro: 'We have received your payment.',
    renews: (on: string) => `Your plan renews by itself on ${on}. You can cancel at any time before.`,
  },
  paymentFailed: {
    subject: 'A payment did not go through',
    preview: 'There is still time to look into it.',
    heading: 'A payment did not go through',
    intro: 'The renewal of your plan could not be charged. Often a card has expired or was replaced.',
    still: 'The renewal of your plan still could not be charged, and your plan is about to end.',
    until: (day: string) => `Until ${day} everything stays as it is. If no payment arrives by then, your plan ends and nothing is charged.`,
  },
  planEnded: {
    subject: 'Your plan has ended',
    preview: 'Nothing more is charged.',
    heading: 'Your plan has ended',
    intro: 'Your paid plan has ended, and nothing more is charged. Your account stays, with everything in it.',
    again: 'You can choose a plan again whenever you like.',
  },
  paymentRefunded: {
    subject: 'A payment was given back',
    preview: 'The plan that it paid for has ended.',
    heading: 'A payment was given back',
    intro:
      'A payment was given back to your card, and the plan that it paid for has ended. Depending on your bank, it can take some days until you see it.',
  },
};

export type BillingTranslations = typeof billing;
