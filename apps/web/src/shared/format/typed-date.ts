import { parseWireDate } from '@subrosa/rules/format/dates';

/** Inserts slashes while the member types: `1205` becomes `12/05/`. */
export function withSlashes(typed: string, before: string): string {
  // Deleting a slash must not insert it again.
  if (typed.length < before.length) return typed;
  const digits = typed.replaceAll(/\D/g, '').slice(0, 8);
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  if (digits.length < 2) return digits;
  return digits.length < 4 ? `${parts[0]}/${parts[1]}` : parts.join('/');
}

/** `12051995` → `12/05/1995`. */
export const typedDateOf = (wire: string): string => `${wire.slice(0, 2)}/${wire.slice(2, 4)}/${wire.slice(4)}`;

/** `12/05/1995` → `12051995`; accepts any separators. */
export const wireDateOf = (typed: string): string =>
  typed
    .split(/\D+/)
    .map((part) => part.padStart(2, '0'))
    .join('');

/** `12/05/1995` → `1995-05-12`, or null for a date that does not exist. */
export function isoDateOf(typed: string): string | null {
  return parseWireDate(wireDateOf(typed.trim()));
}
