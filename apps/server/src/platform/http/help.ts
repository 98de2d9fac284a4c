import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { availableLocales, fallbackLocale } from '@subrosa/rules/reference/locales';
import type { FastifyRequest } from 'fastify';
import { requestedLocale, type Page, type Site } from './landing.ts';

/** Returns the prerendered page of the help in the requested language; null when the build has none of that name. */
export function helpPages({ root, production }: Pick<Site, 'root' | 'production'>): (request: FastifyRequest) => Page | null {
  const files = new Map<string, Buffer>(
    availableLocales({ production }).flatMap((locale) => {
      const folder = join(root, 'help', locale);
      if (!existsSync(folder)) return [];
      return readdirSync(folder).map((file) => [`${locale}/${file}`, readFileSync(join(folder, file))] as const);
    }),
  );
  // Compressed at the first request: there are many pages, and a process starts without waiting for them.
  const compressed = new Map<string, Buffer>();
  return (request) => {
    const { slug = 'index' } = request.params as { slug?: string };
    const names = [requestedLocale(request, production), fallbackLocale].map((locale) => `${locale}/${slug}.html`);
    const name = names.find((one) => files.has(one));
    const plain = name === undefined ? undefined : files.get(name);
    if (name === undefined || !plain) return null;
    const gzipped = compressed.get(name) ?? gzipSync(plain, { level: 9 });
    compressed.set(name, gzipped);
    return { plain, gzipped };
  };
}
