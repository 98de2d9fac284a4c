const DEEPEST = 32;

/**
 * Returns the path of the first part of an input that cannot be stored safely, or null: text with NUL or a lone surrogate,
 * which PostgreSQL rejects in text and JSON; nesting that would exhaust the stack of recursive code; and a key that would
 * pollute a prototype when copied.
 */
export function findUnkeepable(input: unknown): string | null {
  if (typeof input === 'string') return isText(input) ? null : '';
  // A list instead of recursion, because the caller controls the nesting.
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
