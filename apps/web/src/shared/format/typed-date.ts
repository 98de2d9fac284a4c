import { parseWireDate } from '@subrosa/rules/format/dates';

/** Puts the slashes in while somebody types: `1205` becomes `12/05/`. */
export function withSlashes(typed: string, before: string): string {
  // Taking a slash away must not bring it back.
  if (typed.length < before.length) return typed;
  const digits = typed.replaceAll(/\D/g, '').slice(0, 8);
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  if (digits.length < 2) return digits;
  return digits.length < 4 ? `${parts[0]}/${parts[1]}` : parts.join('/');
}

/** `12051995` → `12/05/1995`. */
export const typedDateOf = (wire: string): string => `${wire.slice(0, 2)}/${wire.slice(2, 4)}/${wire.slice(4)}`;

/** `12/05/1995` → `12051995`; whatever was typed between the numbers. */
export const wireDateOf = (typed: string): string =>
  typed
    .split(/\D+/)
    .map((part) => part.padStart(2, '0'))
    .join('');

/** `12/05/1995` → `1995-05-12`, or null where no such day is. */
export function isoDateOf(typed: string): string | null {
  return parseWireDate(wireDateOf(typed.trim()));
}
