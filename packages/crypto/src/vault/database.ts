const NAME = 'subrosa-vault';
const VERSION = 1;

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

/** Opened anew each time: a connection that is kept would hold up other tabs, and die with an evicted database. */
async function inDatabase<Result>(stores: StoreName[], mode: IDBTransactionMode, act: (transaction: IDBTransaction) => Result) {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(stores, mode, { durability: 'strict' });
    const result = act(transaction);
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
    });
    return result;
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('members');
      request.result.createObjectStore('conversations');
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
  });
}
