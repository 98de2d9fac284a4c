import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { translationChunks } from './src/shared/i18n/translation-chunks.ts';

type Messages = Record<string, unknown>;

const MAIN = 'main';
const MARKER = /["'`]words:([\w-]+):([\w-]+)["'`]/;
// Ids of messages are digests of six characters. Another string that looks like one only leaves a message where all fetch it.
const ID = /["'`]([^"'`\s]{6})["'`]/g;

const partOf = (file: string) => Object.entries(translationChunks).find(([, folders]) => folders.test(file))?.[0] ?? MAIN;

/** Where each message is said, as the modules of a build name it. */
export class MessageUses {
  readonly #parts = new Map<string, Set<string>>();

  read(file: string, code: string): void {
    for (const [, id = ''] of code.matchAll(ID)) {
      const parts = this.#parts.get(id) ?? new Set();
      this.#parts.set(id, parts.add(partOf(file)));
    }
  }

  /** The messages that this part alone says; the main one has those of several, and those that nobody was heard saying. */
  of(part: string, messages: Messages): Messages {
    return Object.fromEntries(Object.entries(messages).filter(([id]) => this.#homeOf(id) === part));
  }

  #homeOf(id: string): string {
    const [only = MAIN, ...others] = this.#parts.get(id) ?? [];
    return others.length === 0 ? only : MAIN;
  }
}

/** A compiled catalog is a module of its own. */
export async function messagesIn(code: string): Promise<Messages> {
  const { messages } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { messages?: Messages };
  if (!messages) throw new Error('the catalog is compiled in a new way');
  return messages;
}

/** Divides the catalog of each language by who needs its words. In development every part is the whole catalog. */
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
    // By then every module was read.
    renderChunk(code) {
      const [marker, part = '', locale = ''] = MARKER.exec(code) ?? [];
      const messages = catalogs.get(locale);
      if (!marker || !messages) return null;
      return { code: code.replace(marker, () => JSON.stringify(JSON.stringify(uses.of(part, messages)))), map: null };
    },
  };
}
