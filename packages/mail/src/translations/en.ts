import { accounts } from './en/accounts.ts';
import { billing } from './en/billing.ts';
import { notices } from './en/notices.ts';
import { staff } from './en/staff.ts';
import { plural } from './plural.ts';

export const en = {
  ...accounts,
  ...billing,
  ...notices,
  ...staff,
  footer: {
    questions: 'Questions? Write to us:',
    unsubscribe: 'Unsubscribe',
  },
  contactMessage: {
    subject: (reference: string) => `New message ${reference}`,
    preview: 'Someone has written to us.',
    heading: 'New message',
    intro: 'Someone has written to us through the contact form.',
    reference: 'Reference',
    from: 'From',
    received: 'Received',
    message: 'Message',
    why: 'You’re getting this email because you’re on the support team.',
  },
  privacyRequestReceived: {
    subject: 'We’ve received your request',
    preview: 'You don’t need to do anything now.',
    heading: 'We’ve received your request',
    intro: 'Thanks for writing. A person will read your request with care. You don’t need to do anything now.',
    reference: 'Reference',
    acknowledgeBy: 'We’ll acknowledge it by',
    answerBy: 'We’ll answer it by',
    keepReference: 'Keep this reference and mention it when you write to us about your request.',
    notYou: 'If you didn’t send this request, tell us and we’ll look into it.',
    why: 'You’re getting this email because a request was sent to us with this email address.',
  },
  privacyRequestFiled: {
    subject: (reference: string) => `New request ${reference}`,
    preview: 'A request is waiting for an answer.',
    heading: 'New privacy request',
    intro: 'A privacy request has arrived. Check who is asking before you share or erase anything.',
    reference: 'Reference',
    kind: 'Type of request',
    email: 'Email address',
    region: 'Region',
    details: 'Details',
    answerBy: 'Answer due by',
    why: 'You’re getting this email because you’re on the privacy team.',
  },
  newsletterConfirm: {
    subject: 'Confirm your email address',
    preview: 'One step left.',
    heading: 'Is this your email address?',
    greeting: (name: string) => `Hello ${name},`,
    greetingWithoutName: 'Hello,',
    intro:
      'This email address was entered to receive our newsletter. Confirm that it’s yours and that you’d like to hear from us now and then.',
    confirm: 'Confirm email address',
    plainLink: 'Or open this link to confirm:',
    ignore: 'If this wasn’t you, ignore this email. Nothing will happen, and you won’t hear from us.',
    why: 'You’re getting this email because this email address was entered in our newsletter form.',
  },
  notificationDigest: {
    subject: 'There’s something new for you',
    preview: 'Read it when it suits you.',
    heading: 'Something new for you',
    waiting: (count: number) =>
      plural('en', count, { one: '1 notification is waiting for you.', other: `${count} notifications are waiting for you.` }),
    open: 'Open notifications',
    plainLink: 'Or open this link to read them:',
    choose: 'Choose what we email you about, and when:',
    why: 'You’re getting this email because email notifications are on in your account.',
  },
};

export type Translations = typeof en;
