type NamedItem = { name: string };

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Options whose name contains every typed word, ignoring case and accents. */
export function filterByName<Kind extends NamedItem>(choices: readonly Kind[], typed: string): Kind[] {
  const terms = plain(typed).split(/\s+/).filter(Boolean);
  return choices.filter(({ name }) => terms.every((word) => plain(name).includes(word)));
}
