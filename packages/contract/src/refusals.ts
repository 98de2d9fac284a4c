/**
 * Everything that we refuse, once: the code is the key of the sentence in every language,
 * `message` its English fallback, `status` the HTTP answer. 402 is a paywall; what a viewer may
 * not see answers 404 exactly as if it did not exist.
 */
export const refusals = {
  'request.invalid': { status: 400, message: 'Please check the marked fields.' },
  'request.unreadable': { status: 400, message: 'We could not read this request. Please reload the page and try again.' },
  'request.tooLarge': { status: 413, message: 'This is too large to send. Please shorten it.' },
  'request.unsupportedType': { status: 415, message: 'This kind of content is not accepted here.' },
  'auth.required': { status: 401, message: 'Authentication is required to continue' },
  'auth.chatTokenExpired': { status: 401, message: 'jwt expired' },
  'page.missing': { status: 404, message: 'This page is not available' },
  'version.required': { status: 428, message: 'Please reload before saving, so that you see the latest version.' },
  'version.stale': { status: 412, message: 'This was changed in another window. Reload to see the latest version.' },
  'idempotency.keyReused': { status: 422, message: 'This request was already sent with other contents. Please reload the page.' },
  'rate.limited': { status: 429, message: 'Too many attempts. Please wait a little and try again.' },
  'server.failed': { status: 500, message: 'Something went wrong on our side. Please try again in a moment.' },
  'server.busy': { status: 503, message: 'We are very busy right now. Please try again in a moment.' },
  'auth.failed': {
    status: 401,
    message:
      'Email, username or password is wrong. The account locks after 5 unsuccessful attempts; use Forgot password if you are not sure.',
  },
  'auth.locked': {
    status: 423,
    message: 'This account is locked after 5 unsuccessful attempts. Wait 24 hours, reset the password or contact support.',
  },
  'auth.unverified': { status: 409, message: 'Please open the email that we sent you to confirm your address, then log in.' },
  'auth.deviceLimit': {
    status: 409,
    message: 'Only 2 sessions are allowed. Log out on another device, or let us email you a link to manage your devices.',
  },
  'auth.suspended': { status: 451, message: 'This account is suspended. Please contact support.' },
  'auth.secondFactorFailed': { status: 422, message: 'This code or passkey was not accepted. Please try again.' },
  'auth.secondFactorExpired': { status: 410, message: 'This took too long. Please log in again.' },
  'accounts.proofInvalid': { status: 422, message: 'Your browser’s proof of work has expired. Please try again.' },
  'accounts.linkInvalid': { status: 404, message: 'This link is not valid any more. Please ask for a new one.' },
  'accounts.passwordWrong': { status: 422, message: 'The password is wrong.' },
  'accounts.passwordSame': { status: 422, message: 'The new password must differ from the old one.' },
  'accounts.phoneBlocked': { status: 429, message: 'Too many attempts to verify this phone. Please try again in 24 hours.' },
  'accounts.phoneCodeWrong': { status: 422, message: 'This code is wrong or too old. Please check it, or ask for a new one.' },
  'accounts.secondFactorExists': { status: 409, message: 'An authenticator app is set up already. Remove it first.' },
  'media.full': { status: 409, message: 'No more images/videos' },
  'media.tooMany': { status: 409, message: 'Only 10 media files are allowed' },
  'media.kindNotAccepted': { status: 422, message: 'Only photos are accepted here.' },
  'media.incomplete': { status: 409, message: 'Some parts of this file have not arrived yet. Please go on with the upload.' },
  'media.personUnknown': { status: 422, message: 'Nobody has this username, or this member cannot be named here.' },
  'media.releaseMissing': { status: 422, message: 'Please upload the signed release of this person first.' },
  'moderation.taken': { status: 409, message: 'A colleague has this case. Please take another one.' },
  'moderation.decided': { status: 409, message: 'This case is decided already.' },
  'profiles.prohibitedWord': { status: 422, message: 'prohibited word not allowed' },
  'profiles.tooManyLinks': { status: 409, message: 'You have as many links as a profile can hold. Please remove one first.' },
  'support.linkInvalid': { status: 404, message: 'This link is not valid any more. Please ask for a new one.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type RefusalCode = keyof typeof refusals;

/** What can be wrong with one field; the schemas name these codes as their messages. */
export const fieldProblems = {
  'field.required': 'Field is required!',
  'field.invalid': 'Please check this field.',
  'field.tooLong': 'This is too long.',
  'field.tooShort': 'This is too short.',
  'field.notAChoice': 'Please choose one of the options.',
  'email.required': 'Email is required!',
  'email.invalid': 'Must be a valid email!',
  'email.taken': 'This email is already in use. Please use Forgot password to reset your password.',
  'password.wrong': 'The password is wrong.',
  'username.required': 'Username is required!',
  'username.spaces': 'The username cannot contain spaces.',
  'username.characters': 'The username can contain letters and digits only.',
  'username.tooShort': 'The username needs at least 3 characters.',
  'username.tooLong': 'The username can have at most 30 characters.',
  'username.reserved': 'This username is not available. Please choose another one.',
  'username.taken': 'This username is already in use. Please choose another one.',
  'agreement.required': 'Please make sure you have read out Terms and Privacy Policy',
  'age.required': 'Please confirm you are over 19!',
  'proof.required': 'Please wait until your browser has finished its proof of work.',
  'phone.required': 'Phone number is required!',
  'phone.invalid': 'Please enter a valid phone number, with its country code.',
  'phone.code': 'Please enter the 6 digits of the text message.',
  'timeZone.unknown': 'Please choose a time zone from the list.',
  'locale.unknown': 'Please choose one of the languages.',
  'media.wrongType': '$1 has incorrect media type',
  'media.tooLarge': '$1 exceeds the allowed size of 200 MB',
  'media.consentRequired': 'Please confirm that everybody who is shown is an adult and agreed.',
  'gender.required': 'Gender is required!',
  'bodyType.required': 'Body type is required!',
  'ethnicity.required': 'Ethnicity is required!',
  'languages.required': 'Languages spoken is required!',
  'interests.required': 'Interest is required!',
  'experience.required': 'Years of experience is required!',
  'supportedLanguage.required': 'Supported language is required!',
  'expertise.required': 'Area of expertise is required!',
  'birthDate.required': 'Date of birth is required!',
  'birthDate.invalid': 'Date of birth seems invalid!',
  'birthDate.tooYoung': 'You should be at least 19 years old!',
  'city.required': 'City is required!',
  'weight.invalid': 'weight should be more than 0',
  'height.invalid': 'height should be more than 0',
  'url.invalid': 'Please enter a web address that starts with https://.',
  'storeNumber.invalid': 'A store number has 3 to 20 digits.',
  'text.prohibitedWord': 'prohibited word not allowed',
  'message.required': 'Message is required!',
} as const satisfies Record<string, string>;

export type FieldProblem = keyof typeof fieldProblems;

export function isFieldProblem(code: string): code is FieldProblem {
  return Object.hasOwn(fieldProblems, code);
}
