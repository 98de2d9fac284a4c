/** The preferences that the push worker needs; without personal data. */
export type PushPreferences = { language: string; discreet: boolean };

const DATABASE = 'subrosa.push';
const STORE = 'choices';
const KEY = 'own';

/** A worker that the browser wakes has no page, so the page stores its preferences where both can read them. */
export async function savePushPreferences(choices: PushPreferences, factory: IDBFactory = indexedDB): Promise<void> {
  await inStore(factory, 'readwrite', (store) => store.put(choices, KEY));
}

/** Null when nothing was stored. */
export async function readPushPreferences(factory: IDBFactory = indexedDB): Promise<PushPreferences | null> {
  return ((await inStore(factory, 'readonly', (store) => store.get(KEY))) as PushPreferences | undefined) ?? null;
}

/** A page or worker that is reading delays it until it is done. */
export function deletePushPreferences(factory: IDBFactory = indexedDB): void {
  factory.deleteDatabase(DATABASE);
}

async function inStore(factory: IDBFactory, mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const opening = factory.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
  const database = (await resultOf(opening)) as IDBDatabase;
  try {
    return await resultOf(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function resultOf(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser keeps nothing')));
  });
}
