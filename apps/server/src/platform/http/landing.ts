import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { availableLocales, fallbackLocale, preferredLocale, resolveLocale, type Locale } from '@subrosa/rules/reference/locales';
import type { FastifyRequest } from 'fastify';

export interface Site {
  /** Folder of the built web app. */
  root: string;
  publicUrl: string;
  production: boolean;
}

export interface Page {
  plain: Buffer;
  gzipped: Buffer;
}

/** Returns the prerendered landing page in the requested language; null when the build has none. */
export function landingPages({ root, publicUrl, production }: Site): (request: FastifyRequest) => Page | null {
  const pages = new Map(
    availableLocales({ production }).flatMap((locale) => {
      const file = join(root, 'landing', `${locale}.html`);
      if (!existsSync(file)) return [];
      const plain = Buffer.from(readFileSync(file, 'utf8').replaceAll('%PUBLIC_URL%', publicUrl));
      return [[locale, { plain, gzipped: gzipSync(plain, { level: 9 }) }]];
    }),
  );
  return (request) => pages.get(requestedLocale(request, production)) ?? pages.get(fallbackLocale) ?? null;
}

/** The language of the URL, else the best one of the browser. */
export function requestedLocale({ query, headers }: FastifyRequest, production: boolean): Locale {
  const { language } = query as { language?: unknown };
  return typeof language === 'string'
    ? resolveLocale(language, { production })
    : preferredLocale(headers['accept-language'], { production });
}
