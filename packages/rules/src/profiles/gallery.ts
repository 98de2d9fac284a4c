/** How many items of a gallery come at a time. */
export const GALLERY_PAGE = 24;

/** Items in the wanted order; those that are not mentioned follow as they stood, and what is not among them is passed over. */
export function inOrder(current: readonly string[], wanted: readonly string[]): string[] {
  const mentioned = new Set(wanted);
  const known = new Set(current);
  return [...[...mentioned].filter((id) => known.has(id)), ...current.filter((id) => !mentioned.has(id))];
}
