type TextRange = { from: number; to: number };

/** A text in pieces, each of them marked or not. Places may come in any order, and overlap. */
export function markedParts(text: string, ranges: readonly TextRange[]): { text: string; isMarked: boolean }[] {
  const parts: { text: string; isMarked: boolean }[] = [];
  let read = 0;
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    const start = Math.max(from, read);
    if (to <= start) continue;
    parts.push({ text: text.slice(read, start), isMarked: false }, { text: text.slice(start, to), isMarked: true });
    read = to;
  }
  return [...parts, { text: text.slice(read), isMarked: false }].filter((part) => part.text !== '');
}
