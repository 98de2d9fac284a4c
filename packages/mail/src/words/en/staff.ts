export const staff = {
  letterAnswered: {
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
};
