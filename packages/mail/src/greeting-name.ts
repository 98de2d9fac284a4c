const longest = 60;
const controls = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const urlPattern = /:\/\/|www\.|[^\s.]\.[\p{L}]{2,}/iu;

/**
 * Returns the name for the greeting, or undefined. Any visitor can enter this name, and we email it to an address of their
 * choice: text that resembles an advertisement, a link that clients would make clickable, or a trick with the writing
 * direction is omitted.
 */
export function greetingName(name: string): string | undefined {
  const trimmed = name.trim();
  const usable = trimmed !== '' && trimmed.length <= longest && !controls.test(trimmed) && !urlPattern.test(trimmed);
  return usable ? trimmed : undefined;
}
