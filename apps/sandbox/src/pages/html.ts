const markup = Symbol('markup');

/** Markup that is safe to send: only `html` creates it, and `html` escapes every text inserted into it. */
export interface Html {
  readonly [markup]: string;
}

type Part = string | number | Html | readonly Html[];

/** Creates a fragment of a page; an inserted text stays text, also between the quotes of an attribute. */
export function html(literal: TemplateStringsArray, ...parts: Part[]): Html {
  return { [markup]: String.raw({ raw: literal }, ...parts.map(markupOf)) };
}

export function markupOf(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return markup in part ? part[markup] : part.map(markupOf).join('');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
