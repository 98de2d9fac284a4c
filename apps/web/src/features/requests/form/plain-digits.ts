// Each begins a row of ten: Arabic, Persian, and the wide ones of Chinese keyboards.
const ZEROS = ['٠', '۰', '０'].map((zero) => zero.charCodeAt(0));

/** What was typed, in the digits and the point that a price is read by, whichever keyboard it came from. */
export function plainDigits(typed: string): string {
  return typed.replaceAll(/[٫．。]/gu, '.').replaceAll(/[٠-٩۰-۹０-９]/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((first) => code >= first && code < first + 10) ?? code;
    return String(code - zero);
  });
}
