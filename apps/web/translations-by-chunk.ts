import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { translationChunks } from './src/shared/i18n/translation-chunks.ts';

type Messages = Record<string, unknown>;

const MAIN = 'main';
const MARKER = /["'`]words:([\w-]+):([\w-]+)["'`]/;
// Message ids are digests of six characters. Another string that resembles one only moves a message to the main chunk.
const ID = /["'`]([^"'`\s]{6})["'`]/g;

const partOf = (file: string) => Object.entries(translationChunks).find(([, folders]) => folders.test(file))?.[0] ?? MAIN;

/** The files of a build in which each message is used. */
export class MessageUses {
  readonly #parts = new Map<string, Set<string>>();

  read(file: string, code: string): void {
    for (const [, id = ''] of code.matchAll(ID)) {
      const parts = this.#parts.get(id) ?? new Set();
      this.#parts.set(id, parts.add(partOf(file)));
    }
  }

  /** The messages that only this chunk uses; the main chunk contains those of several chunks, and unused ones. */
  of(part: string, messages: Messages): Messages {
    return Object.fromEntries(Object.entries(messages).filter(([id]) => this.#homeOf(id) === part));
  }

  #homeOf(id: string): string {
    const [only = MAIN, ...others] = this.#parts.get(id) ?? [];
    return others.length === 0 ? only : MAIN;
  }
}

/** Parses the messages of a compiled catalog, which is a module. */
export async function messagesIn(code: string): Promise<Messages> {
  const { messages } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { messages?: Messages };
  if (!messages) throw new Error('the catalog is compiled in a new way');
  return messages;
}

/** Divides the catalog of each language into chunks by feature. In development every chunk is the whole catalog. */
export function translationsByChunk(): Plugin {
  const uses = new MessageUses();
  const catalogs = new Map<string, Messages>();
  return {
    name: 'subrosa:translations-by-chunk',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/apps\/web\/src\/.*\.(?:tsx?|po)$/ },
      async handler(code, id) {
        const [file = '', query] = id.split('?');
        if (!file.endsWith('.po')) {
          uses.read(file, code);
          return null;
        }
        const locale = basename(file, '.po');
        if (!catalogs.has(locale)) catalogs.set(locale, await messagesIn(code));
        return { code: `export const messages = JSON.parse("words:${query?.replace('.po', '') ?? MAIN}:${locale}");`, map: null };
      },
    },
    // At this stage every module has been read.
    renderChunk(code) {
      const [marker, part = '', locale = ''] = MARKER.exec(code) ?? [];
      const messages = catalogs.get(locale);
      if (!marker || !messages) return null;
      return { code: code.replace(marker, () => JSON.stringify(JSON.stringify(uses.of(part, messages)))), map: null };
    },
  };
}
