/** The tenth reason has the key 0. */
export function reasonKey(index: number): string {
  return String((index + 1) % 10);
}
