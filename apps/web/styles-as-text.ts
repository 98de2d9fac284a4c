import type { Plugin } from 'vite';

/** The modules of Mantine that write a style sheet into the page. */
export const WRITERS =
  /@mantine\/core\/esm\/core\/(?:InlineStyles\/InlineStyles|MantineProvider\/(?:MantineClasses\/MantineClasses|MantineCssVariables\/MantineCssVariables|use-mantine-color-scheme\/use-mantine-color-scheme))\.mjs$/;

/** The same style sheet, given to the browser as text and not as HTML. */
export function asText(code: string): string {
  return code
    .replaceAll(/dangerouslySetInnerHTML: \{ __html: (.+) \}$/gm, 'children: $1')
    .replaceAll('style.innerHTML = ', 'style.textContent = ');
}

/** Trusted Types refuse a string as HTML, on our pages everywhere; Mantine writes its style sheets so, and offers no other way for some of them. */
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
