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
  'message.required': 'Message is required!',
} as const satisfies Record<string, string>;

export type FieldProblem = keyof typeof fieldProblems;

export function isFieldProblem(code: string): code is FieldProblem {
  return Object.hasOwn(fieldProblems, code);
}
