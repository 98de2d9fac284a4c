const DEEPEST = 32;

interface Visit {
  value: unknown;
  path: readonly string[];
}

/**
 * The path of the first thing in an input that we could not keep, or null: a text with NUL or half a character, which
 * PostgreSQL refuses in text and in JSON, and nesting that would exhaust the stack of whoever walks it next.
 */
export function findUnkeepable(input: unknown): string | null {
  // A list and not recursion: the nesting is the attacker's choice.
  const open: Visit[] = [{ value: input, path: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && !isText(value)) return path.join('.');
    if (typeof value !== 'object' || value === null) continue;
    if (path.length >= DEEPEST) return path[0] ?? '';
    for (const [key, inner] of Object.entries(value)) {
      if (!isText(key)) return path.join('.');
      open.push({ value: inner, path: [...path, key] });
    }
  }
  return null;
}

function isText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
