/** Selects the fonts of a landing page, so that it neither names nor loads those of other scripts. */

const LATIN = ['inter-latin-wght', 'cormorant-latin-wght'];
const CYRILLIC = ['inter-cyrillic-wght', 'cormorant-cyrillic-wght'];

/** Prefixes of file names. Scripts that the operating system provides have no entry. */
const ownFaces: Partial<Record<string, string[]>> = {
  uk: CYRILLIC,
  ru: CYRILLIC,
  'zh-TW': [],
  'zh-CN': [],
  he: ['noto-sans-hebrew-hebrew-wght', 'frank-ruhl-libre-hebrew-wght'],
  ar: ['noto-sans-arabic-arabic-wght', 'noto-naskh-arabic-arabic-wght'],
};

export function fontsOf(locale: string): { faces: readonly string[]; preloads: readonly string[] } {
  const own = ownFaces[locale] ?? LATIN;
  return { faces: [...new Set([...LATIN, ...own])], preloads: own };
}

/** A style sheet with only these faces, and the URLs of their files. */
export function onlyFonts(css: string, faces: readonly string[]) {
  const urls = new Map<string, string>();
  const kept = css.replaceAll(/@font-face\s*\{[^}]*\}/g, (rule) => {
    const url = /url\(["']?([^"')]+)/.exec(rule)?.[1] ?? '';
    const face = faces.find((name) => url.split('/').at(-1)?.startsWith(name));
    if (face) urls.set(face, url);
    return face ? rule : '';
  });
  return { css: kept, urlsOf: (names: readonly string[]) => names.flatMap((name) => urls.get(name) ?? []) };
}
