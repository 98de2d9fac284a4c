/** Returns the list with one item moved to another position. */
export function reordered<Thing>(items: readonly Thing[], from: number, to: number): Thing[] {
  const others = items.filter((_, index) => index !== from);
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return [...others.slice(0, to), item, ...others.slice(to)];
}
