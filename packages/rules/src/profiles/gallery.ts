/** Items of a gallery in one page. */
export const GALLERY_PAGE = 24;

/** Returns items in the wanted order; unmentioned ones follow in their current order, and unknown ones are ignored. */
export function inOrder(current: readonly string[], wanted: readonly string[]): string[] {
  const mentioned = new Set(wanted);
  const known = new Set(current);
  return [...[...mentioned].filter((id) => known.has(id)), ...current.filter((id) => !mentioned.has(id))];
}
