const NAME = 'subrosa-vault';
const VERSION = 4;

export type StoreName = 'members' | 'conversations';
export type Key = string | [memberId: string, conversationId: string];

export async function readRow(store: StoreName, key: Key): Promise<unknown> {
  return requestInStore(store, 'readonly', (rows) => rows.get(key));
}

export async function writeRow(store: StoreName, key: Key, row: unknown): Promise<void> {
  await requestInStore(store, 'readwrite', (rows) => rows.put(row, key));
}

/** Deletes all data of a member, in one transaction. */
export async function removeMember(memberId: string): Promise<void> {
  await inDatabase(['members', 'conversations'], 'readwrite', (transaction) => {
    transaction.objectStore('members').delete(memberId);
    transaction.objectStore('conversations').delete(IDBKeyRange.bound([memberId], [memberId, []]));
  });
}

async function requestInStore<Result>(store: StoreName, mode: IDBTransactionMode, run: (rows: IDBObjectStore) => IDBRequest<Result>) {
  const request = await inDatabase([store], mode, (transaction) => run(transaction.objectStore(store)));
  return request.result;
}

let cachedDatabase: Promise<IDBDatabase> | null = null;

async function inDatabase<Result>(stores: StoreName[], mode: IDBTransactionMode, run: (transaction: IDBTransaction) => Result) {
  const transaction = await startTransaction(stores, mode);
  const result = run(transaction);
  await new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
  });
  return result;
}

/** Opening takes longer than everything else that a message needs, so the connection is kept until the browser closes it. */
async function startTransaction(stores: StoreName[], mode: IDBTransactionMode): Promise<IDBTransaction> {
  const options = { durability: 'strict' } as const;
  try {
    return (await (cachedDatabase ??= openDatabase())).transaction(stores, mode, options);
  } catch {
    // The connection was closed, because the storage was deleted or another tab needed it.
    cachedDatabase = null;
    return (await (cachedDatabase = openDatabase())).transaction(stores, mode, options);
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => {
      // Earlier versions stored data with other signatures, and keys that a script could read; one unlock creates it again.
      for (const store of request.result.objectStoreNames) request.result.deleteObjectStore(store);
      for (const store of ['members', 'conversations'] satisfies StoreName[]) request.result.createObjectStore(store);
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
