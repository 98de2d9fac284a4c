/** The tenth reason has the key after 9. */
export function reasonKey(index: number): string {
  return String((index + 1) % 10);
}
