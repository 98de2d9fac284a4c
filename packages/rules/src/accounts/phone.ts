import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** The number as texts are sent to it (`+16045550123`), or null where nobody could have it. */
export function parsePhone(typed: string, country?: string): string | null {
  const parsed = parsePhoneNumberFromString(typed, { ...(country && { defaultCountry: country as 'CA' }), extract: false });
  return parsed?.isValid() ? parsed.number : null;
}

/** Enough for its owner to recognise: `+1 ••• 0123`. */
export function maskPhone(number: string): string {
  const code = parsePhoneNumberFromString(number)?.countryCallingCode;
  return [...(code ? [`+${code}`] : []), '•••', number.slice(-4)].join(' ');
}
