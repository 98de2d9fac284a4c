type TextRange = { from: number; to: number };

/** Splits a text into flagged and other parts. Ranges may be unordered and overlap. */
export function flaggedParts(text: string, ranges: readonly TextRange[]): { text: string; isFlagged: boolean }[] {
  const parts: { text: string; isFlagged: boolean }[] = [];
  let read = 0;
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    const start = Math.max(from, read);
    if (to <= start) continue;
    parts.push({ text: text.slice(read, start), isFlagged: false }, { text: text.slice(start, to), isFlagged: true });
    read = to;
  }
  return [...parts, { text: text.slice(read), isFlagged: false }].filter((part) => part.text !== '');
}
