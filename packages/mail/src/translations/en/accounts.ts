import { plural } from '../plural.ts';

export const accounts = {
  link: {
    lastsMinutes: (minutes: number) => `The link works for ${plural('en', minutes, { one: '1 minute', other: `${minutes} minutes` })}.`,
    lastsHours: (hours: number) => `The link works for ${plural('en', hours, { one: '1 hour', other: `${hours} hours` })}.`,
    lastsDays: (days: number) => `The link works for ${plural('en', days, { one: '1 day', other: `${days} days` })}.`,
  },
  notice: {
    at: 'Time',
    wasYou: 'If this was you, there is nothing you need to do.',
    writeToUs: 'Then write to us, so that we can look into it:',
    why: 'You receive this because it concerns the safety of your account.',
  },
  newPassword: {
    choose: 'Choose a new password',
    plainLink: 'To choose a new password, you can open this link:',
  },
  securitySettings: {
    open: 'Open the security settings',
    plainLink: 'To see your security settings, you can open this link:',
  },
  verifyEmail: {
    subject: 'Please confirm your address',
    preview: 'Only one step is left.',
    heading: 'Is this your address?',
    intro: 'This email address was entered to open an account with us. Please confirm that it is yours.',
    confirm: 'Confirm my address',
    plainLink: 'To confirm, you can open this link:',
    ignore: 'If this was not you, simply ignore this message. Without your confirmation the account will not open.',
    why: 'You receive this because this email address was entered at sign-up.',
  },
  alreadyRegistered: {
    subject: 'About your account',
    preview: 'No new account was opened.',
    heading: 'You already have an account',
    intro: 'Somebody tried to sign up with this email address. It already belongs to your account, so no new one was opened.',
    login: 'Log in',
    plainLink: 'To log in, you can open this link:',
    forgot: 'If you no longer know your password, use Forgot password to choose a new one:',
    notYou: 'If this was not you, there is nothing you need to do. Nothing about your account has changed.',
    why: 'You receive this because somebody entered this email address at sign-up.',
  },
  resetPassword: {
    subject: 'Choose a new password',
    preview: 'The link works for a short time.',
    heading: 'Choose a new password',
    intro: 'Somebody asked to reset the password of your account. If this was you, you can choose a new one now.',
    history:
      'What this means for your earlier messages: they open again with your recovery code, or with another device that is signed in. With neither, they stay closed, and we cannot open them either.',
    ignore: 'If this was not you, simply ignore this message. Your password stays as it is.',
    why: 'You receive this because a new password was requested for the account with this email address.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    intro: 'Your account has a new password.',
    notYou: 'If this was not you, choose a new password at once.',
  },
  manageDevices: {
    subject: 'Your devices',
    preview: 'The link works for a short time.',
    heading: 'See and remove your devices',
    intro: 'Somebody asked for a link to see the devices that are signed in to your account and to remove those that you no longer need.',
    see: 'See my devices',
    plainLink: 'To see your devices, you can open this link:',
    ignore: 'If this was not you, simply ignore this message and do not pass the link on. Your devices stay as they are.',
    why: 'You receive this because a link to the devices was requested for the account with this email address.',
  },
  newDevice: {
    subject: 'A new sign-in to your account',
    heading: 'A new sign-in',
    intro: 'Somebody signed in to your account on a device that we had not seen there before.',
    device: 'Device',
    notYou: 'If this was not you, remove the device in the security settings and choose a new password at once.',
  },
  confirmNewEmail: {
    subject: 'Please confirm your new address',
    preview: 'Only one step is left.',
    heading: 'Is this your new address?',
    intro:
      'This email address was entered as the new address of an account. Please confirm that it is yours. Until then, the earlier one stays in use.',
    confirm: 'Confirm my new address',
    plainLink: 'To confirm, you can open this link:',
    ignore: 'If this was not you, simply ignore this message. Without your confirmation this address will not be used.',
    why: 'You receive this because this email address was entered as the new address of an account.',
  },
  emailChanging: {
    subject: 'A change of your address was requested',
    heading: 'A change of your address was requested',
    intro:
      'Somebody asked to use another email address for your account. The change happens once that address is confirmed. Until then, this one stays in use.',
    notYou: 'If this was not you, open the security settings at once, change your password and remove any device that you do not know.',
  },
  emailChanged: {
    subject: 'Your address was changed',
    heading: 'Your address was changed',
    intro: 'Your account now uses another email address. From now on we write to that one.',
    notYou: 'If this was not you, write to us at once:',
  },
  accountLocked: {
    subject: 'Sign-in is paused',
    preview: 'You can wait or choose a new password.',
    heading: 'Sign-in is paused',
    intro:
      'There were too many failed attempts to sign in to your account, so we have paused sign-in for a while. Devices that have signed in before are not affected.',
    waitOrChoose: (hours: number) =>
      `You can wait: sign-in opens again by itself after ${plural('en', hours, { one: '1 hour', other: `${hours} hours` })}. Or choose a new password, and it opens at once.`,
    notYou: 'If this was not you: none of these attempts succeeded. If somebody may know your password, choose a new one.',
  },
  guessesLocked: {
    subject: 'Too many wrong passwords or codes',
    preview: 'What happened, and what you can do.',
    heading: 'Too many wrong passwords or codes',
    known: {
      intro: 'A wrong password or code was entered too often on a device or in a browser that you’ve used before.',
      pause: (hours: number) =>
        `For ${plural('en', hours, { one: '1 hour', other: `${hours} hours` })}, no password or code is accepted there for changes to your account. You stay logged in, and everything else works as usual.`,
      notYou:
        'If this wasn’t you, log out devices that you don’t recognise. Open this link in a private window, or after logging out. You don’t need your password for that.',
    },
    unknown: {
      intro: 'Someone who may know your password, or who can read your email, failed the second step too often in a new browser.',
      pause: (hours: number) =>
        `For ${plural('en', hours, { one: '1 hour', other: `${hours} hours` })}, the second step isn’t accepted in new browsers. Devices and browsers that you’ve used before aren’t affected.`,
      notYou: 'If this wasn’t you, change your password, and the password of your email account too.',
    },
  },
  secondFactorChanged: {
    subject: 'Your sign-in settings were changed',
    heading: 'Your sign-in settings were changed',
    changes: {
      passkey_added: 'A passkey was added to your account.',
      passkey_removed: 'A passkey was removed from your account.',
      totp_on: 'Signing in now also asks for a code from your authenticator app.',
      totp_off: 'Signing in no longer asks for a code from your authenticator app.',
      codes_renewed: 'New backup codes were made for your account. The earlier ones no longer work.',
    },
    notYou: 'If this was not you, open the security settings at once, undo the change and choose a new password.',
  },
  exportReady: {
    subject: 'The copy of your data is ready',
    preview: 'You can download it now.',
    heading: 'The copy of your data is ready',
    intro: 'The copy of your data that you asked for is ready. To download it, you sign in and enter your password.',
    download: 'Go to the download',
    plainLink: 'To download the copy, you can open this link:',
    keepSafe: 'Please keep the file where only you can open it.',
    notYou: 'If you did not ask for this copy, change your password and write to us.',
    why: 'You receive this because a copy of the data was requested for the account with this email address.',
  },
  accountDeleted: {
    subject: 'Your account was deleted',
    preview: 'Please keep this message as your receipt.',
    heading: 'Your account was deleted',
    intro: 'The deletion took effect at once and cannot be undone. Please keep this message as your receipt.',
    reference: 'Reference',
    at: 'Deleted',
    erasedBy: 'Everything is erased by',
    kept: 'The few records that the law makes us keep are listed on our privacy page.',
    notYou: 'If this was not you, write to us and mention the reference.',
    why: 'You receive this because the account with this email address was deleted.',
  },
};

export type AccountTranslations = typeof accounts;
