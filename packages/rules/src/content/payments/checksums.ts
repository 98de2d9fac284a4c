/** Whether the checksum of card digits is valid (Luhn). */
export function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - index) - 48;
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Whether the checksum of an account number, without spaces and in lower case, is 1 (ISO 13616). */
export function isIban(text: string): boolean {
  const turned = text.slice(4) + text.slice(0, 4);
  let rest = 0;
  for (let index = 0; index < turned.length; index += 1) {
    const code = turned.charCodeAt(index);
    const value = code < 58 ? code - 48 : code - 87;
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
