import type { Plugin } from 'vite';

/** The modules of Mantine that write a style sheet into the page. */
export const WRITERS =
  /@mantine\/core\/esm\/core\/(?:InlineStyles\/InlineStyles|MantineProvider\/(?:MantineClasses\/MantineClasses|MantineCssVariables\/MantineCssVariables|use-mantine-color-scheme\/use-mantine-color-scheme))\.mjs$/;

/** Replaces HTML by text in the code that inserts the style sheet. */
export function asText(code: string): string {
  return code
    .replaceAll(/dangerouslySetInnerHTML: \{ __html: (.+) \}$/gm, 'children: $1')
    .replaceAll('style.innerHTML = ', 'style.textContent = ');
}

/** Our Trusted Types policy forbids strings as HTML; Mantine inserts style sheets in this way, partly without an alternative. */
export function stylesAsText(): Plugin {
  return {
    name: 'subrosa:styles-as-text',
    transform: {
      filter: { id: WRITERS },
      handler(code, id) {
        const changed = asText(code);
        if (changed === code || /innerHTML/i.test(changed)) this.error(`${id} writes its styles in a new way`);
        return { code: changed, map: null };
      },
    },
  };
}
