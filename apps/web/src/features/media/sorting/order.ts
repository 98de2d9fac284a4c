/** The list with one of its things at another place. */
export function moved<Thing>(things: readonly Thing[], from: number, to: number): Thing[] {
  const others = things.filter((_, index) => index !== from);
  const thing = things[from];
  if (thing === undefined || to < 0 || to >= things.length) return [...things];
  return [...others.slice(0, to), thing, ...others.slice(to)];
}
