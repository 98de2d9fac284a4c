import type { Locale } from './locales.ts';

export type Fonts = { heading: string; headingWeight: 400 | 600; body: string };

// Only fonts that may already be installed, because an email loads nothing.
const latin: Fonts = {
  headingWeight: 400,
  heading: "Cormorant,'Cormorant Garamond',Georgia,'Times New Roman',serif",
  body: "Inter,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif",
};
const cyrillic: Fonts = { ...latin, heading: "Cormorant,Georgia,'Times New Roman',serif" };

const fonts: Record<Locale, Fonts> = {
  en: latin,
  uk: cyrillic,
  ru: cyrillic,
  'zh-TW': {
    headingWeight: 600,
    heading: "'PingFang TC','Microsoft JhengHei','Noto Sans TC','Noto Sans CJK TC',sans-serif",
    body: "'PingFang TC','Microsoft JhengHei','Noto Sans TC','Noto Sans CJK TC',sans-serif",
  },
  'zh-CN': {
    headingWeight: 600,
    heading: "'PingFang SC','Microsoft YaHei','Noto Sans SC','Noto Sans CJK SC',sans-serif",
    body: "'PingFang SC','Microsoft YaHei','Noto Sans SC','Noto Sans CJK SC',sans-serif",
  },
  he: {
    headingWeight: 400,
    heading: "'Frank Ruhl Libre','Times New Roman',David,serif",
    body: "'Noto Sans Hebrew',-apple-system,'Segoe UI',Roboto,Arial,sans-serif",
  },
  ar: {
    headingWeight: 400,
    heading: "'Noto Naskh Arabic','Geeza Pro','Times New Roman',serif",
    body: "'Noto Sans Arabic',-apple-system,'Segoe UI',Tahoma,Arial,sans-serif",
  },
};

export const wordmarkFont = latin.heading;

export function fontsOf(locale: Locale): Fonts {
  return fonts[locale];
}
