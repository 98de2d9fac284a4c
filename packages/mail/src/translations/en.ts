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
    questions: 'If you have a question, write to us:',
    unsubscribe: 'Unsubscribe',
  },
  contactMessage: {
    subject: (reference: string) => `New message ${reference}`,
    preview: 'Somebody has written to us.',
    heading: 'A new message',
    intro: 'Somebody has written to us through the contact form.',
    reference: 'Reference',
    from: 'From',
    received: 'Received',
    message: 'Message',
    why: 'You receive this because you belong to the support team.',
  },
  privacyRequestReceived: {
    subject: 'We have received your request',
    preview: 'There is nothing you need to do now.',
    heading: 'We have received your request',
    intro: 'Thank you for writing. A person will read your request with care, and there is nothing you need to do now.',
    reference: 'Reference',
    acknowledgeBy: 'We will confirm it by',
    answerBy: 'We will answer it by',
    keepReference: 'Please keep the reference and mention it when you write to us about this request.',
    notYou: 'If this request is not yours, please tell us and we will look into it.',
    why: 'You receive this because a request was sent to us with this email address.',
  },
  privacyRequestFiled: {
    subject: (reference: string) => `New request ${reference}`,
    preview: 'A request is waiting for an answer.',
    heading: 'A new privacy request',
    intro: 'A privacy request has arrived. Please check who is asking before you share or erase anything.',
    reference: 'Reference',
    kind: 'Kind of request',
    email: 'Email address',
    region: 'Region',
    details: 'Details',
    answerBy: 'Answer due by',
    why: 'You receive this because you belong to the privacy team.',
  },
  newsletterConfirm: {
    subject: 'Please confirm your address',
    preview: 'Only one step is left.',
    heading: 'Is this your address?',
    greeting: (name: string) => `Hello ${name},`,
    greetingWithoutName: 'Hello,',
    intro:
      'This email address was entered to receive our news. Please confirm that it is yours and that you would like to hear from us now and then.',
    confirm: 'Confirm my address',
    plainLink: 'To confirm, you can open this link:',
    ignore: 'If this was not you, simply ignore this message. Nothing will happen, and you will not receive any news from us.',
    why: 'You receive this because this email address was entered in our newsletter form.',
  },
  notificationDigest: {
    subject: 'There is something new for you',
    preview: 'You can read it when it suits you.',
    heading: 'Something new for you',
    waiting: (count: number) =>
      plural('en', count, { one: '1 notification is waiting for you.', other: `${count} notifications are waiting for you.` }),
    open: 'Open my notifications',
    plainLink: 'To read them, you can open this link:',
    choose: 'You can choose here what we write to you about, and when:',
    why: 'You receive this because your account lets us write to you about news.',
  },
};

export type Translations = typeof en;
