import type { Brand } from './brand.ts';
import { contrast, readableOn } from './colours.ts';

/** Colours of the design, by the few roles that an email needs. */
type Palette = {
  background: string;
  surface: string;
  text: string;
  muted: string;
  hairline: string;
  accent: string;
};

export type Theme = { light: Palette; dark: Palette; button: { fill: string; text: string } };

const light = { background: '#fbf8f7', surface: '#ffffff', text: '#231b20', muted: '#675a61', hairline: '#e2d8d8' };
const dark = { background: '#131014', surface: '#1b171d', text: '#f4eff1', muted: '#b9adb8', hairline: '#3b343f' };

export function themeOf(brand: Brand): Theme {
  return {
    light: { ...light, accent: readableOn(light.background, brand.accent, 4.5) },
    dark: { ...dark, accent: readableOn(dark.surface, brand.accent, 6) },
    button: { fill: brand.accent, text: contrast(brand.accent, '#ffffff') >= 4.5 ? '#ffffff' : '#131014' },
  };
}

/**
 * The light theme is inline, because clients without media queries show email on white or darken it themselves; this style
 * sheet applies the dark theme to the same elements in clients that support it.
 */
export function darkStyleSheet({ dark: palette }: Theme): string {
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media (prefers-color-scheme:dark){',
    `.background{background-color:${palette.background}!important}`,
    `.surface{background-color:${palette.surface}!important;border-color:${palette.hairline}!important}`,
    `.text{color:${palette.text}!important}`,
    `.muted{color:${palette.muted}!important}`,
    `.hairline{border-color:${palette.hairline}!important}`,
    `.accent{color:${palette.accent}!important}`,
    `.accent-line{border-color:${palette.accent}!important}`,
    '}',
    '@media (max-width:480px){.page{padding:24px 12px 32px!important}.card{padding:28px 22px 12px!important}}',
  ].join('\n');
}
