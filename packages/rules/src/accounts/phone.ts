import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** Returns the number in E.164 (`+16045550123`), or null when it is not valid. */
export function parsePhone(typed: string, country?: string): string | null {
  const parsed = parsePhoneNumberFromString(typed, { ...(country && { defaultCountry: country as 'CA' }), extract: false });
  return parsed?.isValid() ? parsed.number : null;
}

/** Masks a number so that its owner can recognise it: `+1 ••• 0123`. */
export function maskPhone(number: string): string {
  const code = parsePhoneNumberFromString(number)?.countryCallingCode;
  return [...(code ? [`+${code}`] : []), '•••', number.slice(-4)].join(' ');
}
