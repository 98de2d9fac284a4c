import { vi } from 'vitest';

/** The properties of a browser tab that a session needs. */
export function aTab() {
  const stored = new Map<string, string>();
  const tab = {
    window: new EventTarget(),
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    storage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: vi.fn<(key: string, value: string) => void>((key, value) => void stored.set(key, value)),
      removeItem: (key: string) => void stored.delete(key),
    },
    /** Another tab of the same browser stores a value. */
    storeElsewhere(key: string, value: string | null) {
      if (value === null) stored.delete(key);
      else stored.set(key, value);
      tab.window.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
  };
  vi.stubGlobal('window', tab.window);
  vi.stubGlobal('document', tab.document);
  vi.stubGlobal('localStorage', tab.storage);
  return tab;
}

/** Stubs the server with the given responses, and records the requests. */
export function aService(answer: (path: string) => Response | Promise<Response>) {
  const sent: { path: string; body: unknown; keepalive: boolean }[] = [];
  vi.stubGlobal('fetch', async (path: string, { body, keepalive = false, signal }: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(body ?? 'null')), keepalive });
    const aborted = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
    return Promise.race([answer(path), aborted]);
  });
  return sent;
}

export const apiResponse = (body: unknown, status = 200) => Response.json(status === 200 ? { body } : body, { status });

export const aSetOfTokens = {
  userId: '3f0b8f6e-4a2c-4b1e-9a55-0d6d0c1b7a11',
  authId: '6a1d1c0e-7c1f-4f0a-8d8b-0f3b1c2d4e5f',
  deviceToken: 'device-token',
  accessToken: 'access-token',
  chatToken: 'chat-token',
  expiresInSeconds: 900,
};
