type Named = { name: string };

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Choices whose name holds every word that was typed, without regard to case and accents. */
export function matching<Kind extends Named>(choices: readonly Kind[], typed: string): Kind[] {
  const terms = plain(typed).split(/\s+/).filter(Boolean);
  return choices.filter(({ name }) => terms.every((word) => plain(name).includes(word)));
}
