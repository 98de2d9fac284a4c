import { expect } from '@playwright/test';
import { MINIMUM_AGE } from '@subrosa/rules/accounts/age';
import { locales } from '@subrosa/rules/reference/locales';
import { test } from './visitor.ts';

test('states one minimum age on the landing page, in every language', async ({ request }) => {
  for (const locale of locales) {
    const page = await (await request.get('/', { headers: { 'accept-language': locale } })).text();
    const text = page.replaceAll(/<(style|script)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, ' ');
    const stated = [...text.matchAll(/(?<!\d)(\d\d)\s?\+|\+(\d\d)(?!\d)/g)].map(([, before, after]) => Number(before ?? after));
    expect(page, locale).toContain(`lang="${locale}"`);
    expect(stated.length, locale).toBeGreaterThan(0);
    expect(new Set(stated), locale).toEqual(new Set([MINIMUM_AGE]));
  }
});
