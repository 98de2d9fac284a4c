const NAME = 'subrosa-vault';
const VERSION = 2;

export type StoreName = 'members' | 'conversations';
export type Key = string | [memberId: string, conversationId: string];

export async function readRow(store: StoreName, key: Key): Promise<unknown> {
  return inStore(store, 'readonly', (rows) => rows.get(key));
}

export async function writeRow(store: StoreName, key: Key, row: unknown): Promise<void> {
  await inStore(store, 'readwrite', (rows) => rows.put(row, key));
}

/** Everything of a member, in one transaction. */
export async function removeMember(memberId: string): Promise<void> {
  await inDatabase(['members', 'conversations'], 'readwrite', (transaction) => {
    transaction.objectStore('members').delete(memberId);
    transaction.objectStore('conversations').delete(IDBKeyRange.bound([memberId], [memberId, []]));
  });
}

async function inStore<Result>(store: StoreName, mode: IDBTransactionMode, act: (rows: IDBObjectStore) => IDBRequest<Result>) {
  const request = await inDatabase([store], mode, (transaction) => act(transaction.objectStore(store)));
  return request.result;
}

let kept: Promise<IDBDatabase> | null = null;

async function inDatabase<Result>(stores: StoreName[], mode: IDBTransactionMode, act: (transaction: IDBTransaction) => Result) {
  const transaction = await begin(stores, mode);
  const result = act(transaction);
  await new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
  });
  return result;
}

/** Opening takes longer than all else that is done to a message: the connection is kept for as long as the browser leaves it to us. */
async function begin(stores: StoreName[], mode: IDBTransactionMode): Promise<IDBTransaction> {
  const options = { durability: 'strict' } as const;
  try {
    return (await (kept ??= openDatabase())).transaction(stores, mode, options);
  } catch {
    // Closed since, by an emptied storage or for the sake of another tab.
    kept = null;
    return (await (kept = openDatabase())).transaction(stores, mode, options);
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => {
      // What an earlier version stored is signed in another form. One unlock makes it again.
      for (const store of request.result.objectStoreNames) request.result.deleteObjectStore(store);
      for (const store of ['members', 'conversations'] satisfies StoreName[]) request.result.createObjectStore(store);
    });
    request.addEventListener('success', () => {
      const database = request.result;
      database.addEventListener('close', () => (kept = null));
      // Another tab deletes it or has a newer one, and waits for us.
      database.addEventListener('versionchange', () => {
        kept = null;
        database.close();
      });
      resolve(database);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
  });
}
