import type { VaultRequest, VaultResponse } from '@subrosa/vault/protocol';

interface VaultAttempt {
  call: string;
  output: boolean;
  failed: boolean;
}

export interface InjectedScript {
  /** Where a secret was found: a path, and why it counts as one. `needles` are the bytes of each secret, in base64url. */
  find: (needles: Record<string, string>) => Promise<{ found: string[]; visited: number; keys: number; modules: number; rows: number }>;
  /** The calls of the app to the vault since the script was injected. */
  calls: () => string[];
  /** Repeats every call of the app, and makes each of these calls with its own input. */
  attack: (calls: readonly string[], inputs: readonly Record<string, unknown>[]) => Promise<VaultAttempt[]>;
}

/** What an attacker's script would do in a signed-in page. Playwright passes its source to the page, so it uses nothing from outside. */
export function injectScript(): void {
  const post = Worker.prototype.postMessage;
  const vaults = new Set<Worker>();
  const requests: VaultRequest[] = [];
  const answers: unknown[] = [];
  const isRequest = (message: unknown): message is VaultRequest => typeof message === 'object' && message !== null && 'call' in message;
  Worker.prototype.postMessage = function postMessage(this: Worker, message: unknown, ...rest: unknown[]) {
    if (isRequest(message)) {
      requests.push(message);
      if (!vaults.has(this)) this.addEventListener('message', ({ data }: MessageEvent<unknown>) => void answers.push(data));
      vaults.add(this);
    }
    return Reflect.apply(post, this, [message, ...rest]);
  } as typeof post;

  let number = 1_000_000;
  function request(vault: Worker, call: string, input: unknown): Promise<VaultAttempt> {
    number += 1;
    const own = number;
    return new Promise((resolve) => {
      const receive = ({ data }: MessageEvent<VaultResponse>) => {
        if (data.number !== own || 'step' in data) return;
        vault.removeEventListener('message', receive);
        resolve({ call, output: 'output' in data, failed: !('output' in data) });
      };
      vault.addEventListener('message', receive);
      Reflect.apply(post, vault, [{ number: own, call, input }]);
    });
  }

  async function attack(calls: readonly string[], inputs: readonly Record<string, unknown>[]): Promise<VaultAttempt[]> {
    const made: VaultAttempt[] = [];
    const observed = requests.filter(({ call }) => call !== 'clear');
    for (const vault of vaults) {
      for (const { call, input } of observed) made.push(await request(vault, call, input));
      for (const call of calls) for (const input of inputs) made.push(await request(vault, call, input));
    }
    return made;
  }

  const done = <Result>(opened: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      opened.addEventListener('success', () => resolve(opened.result));
      opened.addEventListener('error', () => reject(new Error('unreadable')));
    });

  async function storedRows(): Promise<unknown[]> {
    const rows: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        rows.push(...(await done(objects.getAll())), ...(await done(objects.getAllKeys())));
      }
      database.close();
    }
    return rows;
  }

  async function cachedTexts(): Promise<string[]> {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const response of await cache.matchAll()) texts.push(await response.text());
    }
    return texts;
  }

  /** The exports of the app's own modules, among them its stores. */
  async function appModules(): Promise<unknown[]> {
    const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const scripts = urls.filter(({ origin, pathname }) => origin === location.origin && /^\/assets\/.*\.js$/.test(pathname));
    const loaded = await Promise.allSettled(
      // Workers are modules too, but not for a page.
      scripts.filter(({ pathname }) => !pathname.includes('.worker-')).map(({ href }) => import(href) as Promise<unknown>),
    );
    return loaded.flatMap((module) => (module.status === 'fulfilled' ? [module.value] : []));
  }

  const bytesOf = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
  const latin1 = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

  /** The spellings of bytes in a text: hexadecimal, and base64 without its ends, which depend on the bytes around them. */
  function spellingsOf(needle: string): string[] {
    const bytes = bytesOf(needle);
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const spelled = [0, 1, 2].map((offset) => btoa(`${'\0'.repeat(offset)}${latin1(bytes)}`).slice(4, -4));
    return [hex, hex.toUpperCase(), ...spelled, ...spelled.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'))];
  }

  async function exported(key: CryptoKey): Promise<string[]> {
    const outcomes = await Promise.allSettled(
      (['raw', 'pkcs8', 'jwk'] as const).map(async (format) => crypto.subtle.exportKey(format as 'raw', key)),
    );
    return outcomes.flatMap(({ status }, index) => (status === 'fulfilled' ? [['raw', 'pkcs8', 'jwk'][index] ?? ''] : []));
  }

  async function find(needles: Record<string, string>) {
    const spelled = Object.entries(needles).map(([name, needle]) => ({ name, raw: latin1(bytesOf(needle)), texts: spellingsOf(needle) }));
    const secretsIn = (text: string, isBytes: boolean) =>
      spelled.filter(({ raw, texts }) => (isBytes && text.includes(raw)) || texts.some((spelling) => text.includes(spelling)));
    const [modules, rows, cached] = [await appModules(), await storedRows(), await cachedTexts()];
    const stored = { local: Object.fromEntries(Object.entries(localStorage)), session: Object.fromEntries(Object.entries(sessionStorage)) };
    const roots = { window, document, modules, rows, cached, stored, cookie: document.cookie, requests, answers, vaults };
    const queue: { value: unknown; path: string }[] = Object.entries(roots).map(([path, value]) => ({ value, path }));
    const seen = new Set<unknown>();
    // Neither the secrets that are searched nor the search itself.
    for (const own of [needles, spelled, queue, seen, roots]) seen.add(own);
    const found: string[] = [];
    let keys = 0;

    function note(path: string, text: string, isBytes: boolean) {
      for (const { name } of secretsIn(text, isBytes)) found.push(`${name} at ${path}`);
    }

    function follow(value: object, path: string) {
      const add = (inner: unknown, name: string) => {
        if (inner !== null && ['object', 'function', 'string'].includes(typeof inner))
          queue.push({ value: inner, path: `${path}.${name}` });
      };
      if (value instanceof Map && value !== Map.prototype) for (const [key, inner] of value) [key, inner].forEach((one) => add(one, 'map'));
      if (value instanceof Set) for (const inner of value) add(inner, 'set');
      if (typeof value === 'function' && 'getState' in value) add((value as unknown as { getState(): unknown }).getState(), 'getState()');
      // Children of a node are no properties of their own.
      for (const name of [...Reflect.ownKeys(value), ...(value instanceof Node ? ['childNodes'] : [])]) {
        try {
          add(Reflect.get(value, name), String(name).slice(0, 40));
        } catch {
          // A getter of the platform that may not be read here.
        }
      }
      add(Object.getPrototypeOf(value), 'prototype');
    }

    async function visit(value: object, path: string) {
      if (value instanceof CryptoKey) {
        keys += 1;
        const formats = value.type === 'public' ? [] : await exported(value);
        if (formats.length > 0) found.push(`${value.type} ${formats.join()} at ${path}`);
      } else if (value instanceof ArrayBuffer) note(path, latin1(new Uint8Array(value)), true);
      else if (ArrayBuffer.isView(value)) note(path, latin1(new Uint8Array(value.buffer, value.byteOffset, value.byteLength)), true);
      else {
        if (value instanceof Blob) note(path, await value.text().catch(() => ''), false);
        follow(value, path);
      }
    }

    for (let entry = queue.pop(); entry; entry = queue.pop()) {
      const { value, path } = entry;
      if (typeof value === 'string') note(path, value, false);
      if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) continue;
      seen.add(value);
      await visit(value, path);
    }
    return { found, visited: seen.size, keys, modules: modules.length, rows: rows.length };
  }

  Object.assign(window, { injected: { find, attack, calls: () => requests.map(({ call }) => call) } satisfies InjectedScript });
}
