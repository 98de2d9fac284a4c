/** An actor, the number of others as text, or a separator. */
type NamePart<Actor> = { actor: Actor } | { others: string } | { between: string };

const MOST_NAMES = 3;

/** British English, without a comma before the last name, as in our other texts. */
const listLocale = (locale: string) => (locale === 'en' ? 'en-GB' : locale);

/** `Lin, Noa and 3 others`, in the list format of the language: two names before the others, three without others. */
export function nameParts<Actor extends { username: string }>(
  actors: readonly Actor[],
  more: number,
  { locale, othersOf }: { locale: string; othersOf: (count: number) => string },
): NamePart<Actor>[] {
  const named = more > 0 ? actors.slice(0, MOST_NAMES - 1) : actors;
  const count = actors.length - named.length + more;
  const others = count > 0 ? othersOf(count) : '';
  const items = [
    ...named.map((actor) => ({ text: actor.username, part: { actor } })),
    ...(others ? [{ text: others, part: { others } }] : []),
  ];
  const elements = items.values();
  // Formats the texts themselves, because in some languages the conjunction depends on the next word.
  return new Intl.ListFormat(listLocale(locale), { type: 'conjunction' })
    .formatToParts(items.map(({ text }) => text))
    .map(({ type, value }) => (type === 'element' ? (elements.next().value?.part ?? { between: value }) : { between: value }));
}
