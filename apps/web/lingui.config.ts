import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

// No fallback locale: a missing translation must fail the build, not show English.
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'uk', 'ru', 'zh-TW', 'zh-CN', 'he', 'ar'],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['src'] }],
  format: formatter({ lineNumbers: false, origins: false }),
});
