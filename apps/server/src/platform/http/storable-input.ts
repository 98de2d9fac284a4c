const DEEPEST = 32;

/**
 * The path of the first thing in an input that we could not keep, or null: a text with NUL or half a character, which
 * PostgreSQL refuses in text and in JSON; nesting that would exhaust the stack of whoever walks it next; and a key that
 * poisons whoever copies it.
 */
export function findUnkeepable(input: unknown): string | null {
  if (typeof input === 'string') return isText(input) ? null : '';
  // A list and not recursion: the nesting is the caller's choice.
  const open = isObject(input) ? [{ inside: input, path: [] as string[] }] : [];
  for (let next = open.pop(); next; next = open.pop()) {
    const { inside, path } = next;
    if (path.length >= DEEPEST) return path[0] ?? '';
    for (const [key, value] of Object.entries(inside)) {
      if (!isText(key) || key === '__proto__') return path.join('.');
      if (typeof value === 'string' && !isText(value)) return [...path, key].join('.');
      if (isObject(value)) open.push({ inside: value, path: [...path, key] });
    }
  }
  return null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
