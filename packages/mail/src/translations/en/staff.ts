export const staff = {
  supportReply: {
    subject: 'Our answer to your message',
    preview: 'You can read it when it suits you.',
    heading: 'Our answer',
    intro: 'Thank you for writing to us. Somebody has read your message and answers:',
    answer: 'Our answer',
    reference: 'Reference',
    open: 'If something is still open, simply reply to this mail.',
    why: 'You receive this because somebody wrote to us with this email address.',
  },
  accountDecided: {
    subject: 'About your account',
    preview: 'There is something to read.',
    heading: 'About your account',
    intro:
      'We have made a decision about your account, and you cannot sign in for now. You can read why, and say what you think of it: somebody else then looks at it again.',
    open: 'Read the decision',
    plainLink: 'To read it, you can open this link:',
    why: 'You receive this because you have an account with us.',
  },
  staffRoleChanged: {
    subject: 'A change in your team',
    preview: 'Please check it in the console.',
    heading: 'A change in your team',
    proposed: 'An administrator proposed a role for someone. Another administrator has to confirm it.',
    confirmed: 'Two administrators gave someone a role.',
    removed: 'An administrator removed someone’s role.',
    countsFrom: (from: string) => `It counts for approvals from ${from}.`,
    check:
      'Open the console to see whose role it is. If you did not expect this, tell an administrator whom you know, in person or by phone.',
    open: 'Open the console',
    plainLink: 'To open it, you can use this link:',
    why: 'You receive this because you work in the console.',
  },
};
