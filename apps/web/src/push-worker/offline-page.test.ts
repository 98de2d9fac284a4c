import { readFileSync } from 'node:fs';
import { locales } from '@subrosa/rules/reference/locales';
import { describe, expect, it } from 'vitest';
import { isPage, offlineHeaders, offlinePage, offlineTexts } from './offline-page.ts';

describe('offlinePage', () => {
  it.each(locales)('shows the language %s without our name, a script or a file', (language) => {
    const page = offlinePage({ language, discreet: false }, 'en');
    expect(page).toContain(`<h1>${offlineTexts[language].title}</h1>`);
    expect(page).toContain(language === 'he' || language === 'ar' ? 'dir="rtl"' : 'dir="ltr"');
    expect(page).not.toMatch(/subrosa|<script|src=|url\(/i);
    expect(offlineHeaders['content-security-policy']).toMatch(/^default-src 'none'/);
  });

  it('uses the browser’s language without stored preferences', () => {
    expect(offlinePage(null, 'uk-UA')).toContain(offlineTexts.uk.title);
  });

  it('uses the colours of the theme', () => {
    const tokens = readFileSync(new URL('../shared/theme/tokens.css', import.meta.url), 'utf8');
    const colours = offlinePage(null, 'en').matchAll(/(--\w+): (#\w+)/g);
    for (const [, name, value] of colours) expect(tokens).toContain(`${name}: ${value};`);
  });
});

describe('isPage', () => {
  const request = { method: 'GET', mode: 'navigate', url: 'https://app.example/chat/1' } as const;

  it('accepts pages, and neither files nor calls nor parts of a page', () => {
    expect(isPage(request)).toBe(true);
    expect(isPage({ ...request, method: 'POST' })).toBe(false);
    expect(isPage({ ...request, mode: 'cors' })).toBe(false);
    for (const path of ['/api/export', '/media/1', '/documents/1', '/assets/a.js', '/sails/x']) {
      expect(isPage({ ...request, url: `https://app.example${path}` })).toBe(false);
    }
  });
});
