import { plural } from '../plural.ts';

export const accounts = {
  link: {
    lastsMinutes: (minutes: number) => `The link works for ${plural('en', minutes, { one: '1 minute', other: `${minutes} minutes` })}.`,
    lastsHours: (hours: number) => `The link works for ${plural('en', hours, { one: '1 hour', other: `${hours} hours` })}.`,
    lastsDays: (days: number) => `The link works for ${plural('en', days, { one: '1 day', other: `${days} days` })}.`,
  },
  notice: {
    at: 'Time',
    wasYou: 'If this was you, you don’t need to do anything.',
    writeToUs: 'Then write to us so we can look into it:',
    why: 'You’re getting this email because it’s about the security of your account.',
  },
  newPassword: {
    choose: 'Choose a new password',
    plainLink: 'Or open this link to choose a new password:',
  },
  securitySettings: {
    open: 'Open security settings',
    plainLink: 'Or open this link to see your security settings:',
  },
  verifyEmail: {
    subject: 'Confirm your email address',
    preview: 'One step left.',
    heading: 'Is this your email address?',
    intro: 'This email address was entered to create an account with us. Confirm that it’s yours.',
    confirm: 'Confirm email address',
    plainLink: 'Or open this link to confirm:',
    ignore: 'If this wasn’t you, ignore this email. The account won’t open unless you confirm.',
    why: 'You’re getting this email because this email address was entered at sign-up.',
  },
  alreadyRegistered: {
    subject: 'About your account',
    preview: 'No new account was created.',
    heading: 'You already have an account',
    intro: 'Someone tried to sign up with this email address. It already belongs to your account, so no new one was created.',
    login: 'Log in',
    plainLink: 'Or open this link to log in:',
    forgot: 'Forgot your password? Choose a new one:',
    notYou: 'If this wasn’t you, you don’t need to do anything. Your account hasn’t changed.',
    why: 'You’re getting this email because someone entered this email address at sign-up.',
  },
  resetPassword: {
    subject: 'Choose a new password',
    preview: 'The link works for a short time.',
    heading: 'Choose a new password',
    intro: 'Someone asked to reset the password of your account. If this was you, choose a new one now.',
    history:
      'After the reset, you’ll need your recovery code to read your earlier messages. Without it they stay locked, and we can’t open them either.',
    ignore: 'If this wasn’t you, ignore this email. Your password won’t change.',
    why: 'You’re getting this email because a new password was requested for the account with this email address.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    intro: 'Your account has a new password.',
    notYou: 'If this wasn’t you, choose a new password now.',
  },
  manageDevices: {
    subject: 'Your devices',
    preview: 'The link works for a short time.',
    heading: 'See and remove your devices',
    intro: 'Someone asked for a link to see and remove the devices logged in to your account.',
    see: 'See devices',
    plainLink: 'Or open this link to see your devices:',
    ignore: 'If this wasn’t you, ignore this email and don’t share the link. Your devices won’t change.',
    why: 'You’re getting this email because a link to manage devices was requested for the account with this email address.',
  },
  newDevice: {
    subject: 'New login to your account',
    heading: 'New login',
    intro: 'Someone logged in to your account on a device we haven’t seen before.',
    introReplaced: 'Someone logged in to your account and logged out one of your two devices to do so.',
    device: 'Device',
    notYou: 'If this wasn’t you, remove the device in your security settings and choose a new password now.',
  },
  confirmNewEmail: {
    subject: 'Confirm your new email address',
    preview: 'One step left.',
    heading: 'Is this your new email address?',
    intro:
      'This email address was entered as the new address of an account. Confirm that it’s yours. Until then, the old one stays in use.',
    confirm: 'Confirm email address',
    plainLink: 'Or open this link to confirm:',
    ignore: 'If this wasn’t you, ignore this email. We won’t use this address unless you confirm it.',
    why: 'You’re getting this email because this email address was entered as the new address of an account.',
  },
  emailChanging: {
    subject: 'Request to change your email address',
    heading: 'Request to change your email address',
    intro:
      'Someone asked to use another email address for your account. It will change once that address is confirmed. Until then, this one stays in use.',
    notYou: 'If this wasn’t you, open your security settings now, change your password and remove any device you don’t recognise.',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    intro: 'Your account now uses another email address. From now on, we’ll write to that one.',
    notYou: 'If this wasn’t you, write to us now:',
  },
  accountLocked: {
    subject: 'Login is paused',
    preview: 'Wait, or choose a new password.',
    heading: 'Login is paused',
    intro:
      'There were too many failed attempts to log in to your account, so we’ve paused login for a while. Devices you’ve used before aren’t affected.',
    waitOrChoose: (hours: number) =>
      `You can log in again after ${plural('en', hours, { one: '1 hour', other: `${hours} hours` })}, or choose a new password to log in right away.`,
    notYou:
      'If this wasn’t you, none of these attempts succeeded, so your account is safe. If you think someone knows your password, choose a new one.',
  },
  guessesLocked: {
    subject: 'Too many wrong passwords or codes',
    preview: 'What happened, and what you can do.',
    heading: 'Too many wrong passwords or codes',
    known: {
      intro: 'A wrong password or code was entered too often on a device or in a browser that you’ve used before.',
      pause: (hours: number) =>
        `For ${plural('en', hours, { one: '1 hour', other: `${hours} hours` })}, you can’t make changes there that need a password or code. You stay logged in, and everything else works as usual.`,
      notYou:
        'If this wasn’t you, log out any devices you don’t recognise. Open the link below in a private window, or log out first. You don’t need your password for this.',
    },
    unknown: {
      intro: 'Someone who may know your password, or who can read your email, failed the second step too often in a new browser.',
      pause: (hours: number) =>
        `For ${plural('en', hours, { one: '1 hour', other: `${hours} hours` })}, the second step isn’t accepted in new browsers. Devices and browsers that you’ve used before aren’t affected.`,
      notYou: 'If this wasn’t you, change your password, and the password of your email account too.',
    },
  },
  secondFactorChanged: {
    subject: 'Your login settings were changed',
    heading: 'Your login settings were changed',
    changes: {
      passkey_added: 'A passkey was added to your account.',
      passkey_removed: 'A passkey was removed from your account.',
      totp_on: 'Login now also asks for a code from your authenticator app.',
      totp_off: 'Login no longer asks for a code from your authenticator app.',
      codes_renewed: 'New backup codes were created for your account. The old ones no longer work.',
    },
    notYou: 'If this wasn’t you, open your security settings now, undo the change and choose a new password.',
  },
  exportReady: {
    subject: 'Your data is ready to download',
    preview: 'You can download it now.',
    heading: 'Your data is ready to download',
    intro: 'The copy of your data you asked for is ready. To download it, log in and enter your password.',
    download: 'Download your data',
    plainLink: 'Or open this link to download it:',
    keepSafe: 'Keep the file where only you can open it.',
    notYou: 'If you didn’t ask for this copy, change your password and write to us.',
    why: 'You’re getting this email because a copy of the data was requested for the account with this email address.',
  },
  accountDeleted: {
    subject: 'Your account was deleted',
    preview: 'Keep this email as your receipt.',
    heading: 'Your account was deleted',
    intro: 'The deletion took effect immediately and can’t be undone. Keep this email as your receipt.',
    reference: 'Reference',
    at: 'Deleted',
    erasedBy: 'Everything will be erased by',
    kept: 'Our privacy page lists the few records the law requires us to keep.',
    notYou: 'If this wasn’t you, write to us and mention the reference.',
    why: 'You’re getting this email because the account with this email address was deleted.',
  },
};

export type AccountTranslations = typeof accounts;
