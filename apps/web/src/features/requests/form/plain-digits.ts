// The zeros of Arabic, Persian and full-width digits, each the start of ten consecutive characters.
const ZEROS = ['٠', '۰', '０'].map((zero) => zero.charCodeAt(0));

/** Converts digits and decimal separators of other scripts to ASCII. */
export function plainDigits(typed: string): string {
  return typed.replaceAll(/[٫．。]/gu, '.').replaceAll(/[٠-٩۰-۹０-９]/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((first) => code >= first && code < first + 10) ?? code;
    return String(code - zero);
  });
}
