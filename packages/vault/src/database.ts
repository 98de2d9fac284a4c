const NAME = 'subrosa-vault';
const VERSION = 7;
/** Earlier versions stored data with other signatures, and keys that a script could read. */
const OLDEST_VERSION = 5;

export type StoreName = 'members' | 'conversations' | 'logs' | 'drafts' | 'outbox';
/** The second part is a conversation's id, or the name of a row. */
export type Key = string | [memberId: string, part: string];

/** A row that stays when a member is removed. */
export type KeptRow = readonly [store: StoreName, key: Key, row: unknown];

const STORES: readonly StoreName[] = ['members', 'conversations', 'logs', 'drafts', 'outbox'];

export async function readRow(store: StoreName, key: Key): Promise<unknown> {
  return requestInStore(store, 'readonly', (rows) => rows.get(key));
}

/** In one transaction. */
export async function readTogether(keys: readonly (readonly [store: StoreName, key: Key])[]): Promise<unknown[]> {
  const stores = [...new Set(keys.map(([store]) => store))];
  const read = (transaction: IDBTransaction) => keys.map(([store, key]) => transaction.objectStore(store).get(key));
  return (await inDatabase(stores, 'readonly', read)).map(({ result }) => result as unknown);
}

export async function writeRow(store: StoreName, key: Key, row: unknown): Promise<void> {
  await requestInStore(store, 'readwrite', (rows) => rows.put(row, key));
}

/** In one transaction. */
export async function writeRows(store: StoreName, rows: readonly (readonly [key: Key, row: unknown])[]): Promise<void> {
  await inDatabase([store], 'readwrite', (transaction) => {
    for (const [key, row] of rows) transaction.objectStore(store).put(row, key);
  });
}

/** The rows of a member, by the second part of their keys. */
export async function readRows(store: StoreName, memberId: string): Promise<readonly (readonly [part: string, row: unknown])[]> {
  const [keys, rows] = await inDatabase([store], 'readonly', (transaction) => {
    const range = IDBKeyRange.bound([memberId], [memberId, []]);
    return [transaction.objectStore(store).getAllKeys(range), transaction.objectStore(store).getAll(range)] as const;
  });
  return keys.result.map((key, index) => [(key as [string, string])[1], rows.result[index]] as const);
}

export async function deleteRow(store: StoreName, key: Key): Promise<void> {
  await requestInStore(store, 'readwrite', (rows) => rows.delete(key));
}

/** Deletes all data of a member but these rows, in one transaction. */
export async function removeMember(memberId: string, kept: readonly KeptRow[]): Promise<void> {
  await inDatabase(STORES, 'readwrite', (transaction) => {
    for (const store of STORES) {
      transaction.objectStore(store).delete(memberId);
      transaction.objectStore(store).delete(IDBKeyRange.bound([memberId], [memberId, []]));
    }
    for (const [store, key, row] of kept) transaction.objectStore(store).put(row, key);
  });
}

async function requestInStore<Result>(store: StoreName, mode: IDBTransactionMode, run: (rows: IDBObjectStore) => IDBRequest<Result>) {
  const request = await inDatabase([store], mode, (transaction) => run(transaction.objectStore(store)));
  return request.result;
}

let cachedDatabase: Promise<IDBDatabase> | null = null;

async function inDatabase<Result>(stores: readonly StoreName[], mode: IDBTransactionMode, run: (transaction: IDBTransaction) => Result) {
  const transaction = await startTransaction(stores, mode);
  const result = run(transaction);
  await new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
  });
  return result;
}

/** Opening takes longer than everything else that a message needs, so the connection is kept until the browser closes it. */
async function startTransaction(stores: readonly StoreName[], mode: IDBTransactionMode): Promise<IDBTransaction> {
  const options = { durability: 'strict' } as const;
  try {
    return (await (cachedDatabase ??= openDatabase())).transaction([...stores], mode, options);
  } catch {
    // The connection was closed, because the storage was deleted or another tab needed it.
    cachedDatabase = null;
    return (await (cachedDatabase = openDatabase())).transaction([...stores], mode, options);
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', ({ oldVersion }) => {
      const names = request.result.objectStoreNames;
      // One unlock creates them again.
      if (oldVersion < OLDEST_VERSION) for (const store of names) request.result.deleteObjectStore(store);
      for (const store of STORES) if (!names.contains(store)) request.result.createObjectStore(store);
    });
    request.addEventListener('success', () => {
      const database = request.result;
      database.addEventListener('close', () => (cachedDatabase = null));
      // Another tab deletes or upgrades the database and waits for this one.
      database.addEventListener('versionchange', () => {
        cachedDatabase = null;
        database.close();
      });
      resolve(database);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
  });
}
