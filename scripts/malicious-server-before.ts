/**
 * malicious-server-before: runs the attacks of docs/transparency.md against the client of commit 78b0613, which had no log of keys.
 *
 *   git worktree add --detach ../before 78b0613 && ln -s "$PWD/node_modules" ../before/node_modules
 *   node scripts/malicious-server-before.ts ../before
 *
 * It calls that commit's own code, and prints for each attack whether it succeeded. An attack succeeds when a browser encrypts to the
 * server's key, or shows what the server invented, without a notice. Rows about proofs, roots and entries have nothing to attack there.
 */
import { pathToFileURL } from 'node:url';
import { join, resolve } from 'node:path';

interface KeyRecord {
  identityKey: string;
  sequence: number;
}

interface OldServer {
  logOf(memberId: string): { records: KeyRecord[] };
  room(conversationId: string): { epochs: unknown[]; messages: unknown[] };
  settings: Map<string, string>;
}

interface OldBrowser {
  pins: unknown;
  renew(conversationId: string, people?: { members: string[]; admins: string[] }): Promise<void>;
  prepareEpoch(conversationId: string, people: { members: string[]; admins: string[] }): Promise<unknown>;
  send(conversationId: string, text: string): Promise<unknown>;
  read(conversationId: string): Promise<string[]>;
  meet(memberIds: Iterable<string>): Promise<unknown>;
  saveSettings(): Promise<void>;
  loadSettings(): Promise<void>;
}

interface OldAccount {
  memberId: string;
  masterKey: Uint8Array;
  bundle: string;
}

interface Joined {
  account: OldAccount;
  browser: OldBrowser;
}

interface OldCode {
  signUp(server: OldServer, memberId: string): Promise<Joined>;
  rotate(server: OldServer, account: OldAccount): Promise<Joined>;
  beginAnew(server: OldServer, memberId: string): Promise<Joined>;
  unlockBrowser(server: OldServer, account: OldAccount): Promise<OldBrowser>;
  createAccountKeys(owner: { memberId: string }): Promise<OldAccount & { record: KeyRecord }>;
}

const [IRIS, FELIX, NOOR] = ['1', '2', '3'].map((digit) => `0198f6a0-0000-7000-8000-00000000000${digit}`) as [string, string, string];
const [CHAT, GROUP, OTHER] = ['a', 'b', 'c'].map((digit) => `0198f6a0-0000-7000-8000-0000000000${digit}1`) as [string, string, string];
const SECRET = 'Only for Felix.';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('node scripts/malicious-server-before.ts <worktree of 78b0613>\n');
  process.exit(2);
}

const load = async (path: string): Promise<unknown> => import(pathToFileURL(join(resolve(folder), 'packages/crypto/src', path)).href);
const old = {
  ...((await load('conversation/testing/person.ts')) as Omit<OldCode, 'createAccountKeys'>),
  ...((await load('account/create-keys.ts')) as Pick<OldCode, 'createAccountKeys'>),
};
const { threeInAGroup } = (await load('conversation/testing/cast.ts')) as { threeInAGroup: () => Promise<object> };
/** That commit's stand-in of a server: the first of what its builder returns. */
const [example] = Object.values(await threeInAGroup()) as [OldServer];
const Server = example.constructor as new () => OldServer;

const start = (browser: OldBrowser, conversationId: string, otherId: string) =>
  browser.renew(conversationId, { members: [IRIS, otherId], admins: [] });

/** Iris, and a Felix whose keys the server knows; the true Felix signed up as well. */
async function aSwap() {
  const server = new Server();
  const iris = await old.signUp(server, IRIS);
  const felix = await old.signUp(server, FELIX);
  const truth = server.logOf(FELIX).records;
  const liar = new Server();
  const swapped = await old.signUp(liar, FELIX);
  const swap = () => (server.logOf(FELIX).records = liar.logOf(FELIX).records);
  const swapBack = () => (server.logOf(FELIX).records = truth);
  return { server, iris, felix, swapped, swap, swapBack };
}

/** Whether somebody with the server's key reads what Iris sends. */
async function isRead(server: OldServer, { account }: Joined, send: () => Promise<unknown>, conversationId = CHAT): Promise<boolean> {
  try {
    await send();
  } catch {
    return false;
  }
  const reader = await old.unlockBrowser(server, account);
  return (await reader.read(conversationId)).includes(SECRET);
}

/** Iris knows Felix and saved it; then she signs in on a new browser, to which the server returns these settings. */
async function onNewBrowser(change: (server: OldServer, before: string | undefined) => void): Promise<boolean> {
  const { server, iris, swapped, swap } = await aSwap();
  await iris.browser.saveSettings();
  const before = server.settings.get(IRIS);
  await start(iris.browser, OTHER, FELIX);
  await iris.browser.saveSettings();
  change(server, before);
  swap();
  const browser = await old.unlockBrowser(server, iris.account);
  await browser.loadSettings();
  return isRead(server, swapped, () => start(browser, CHAT, FELIX).then(() => browser.send(CHAT, SECRET)));
}

async function firstContact(conversationId = CHAT): Promise<boolean> {
  const { server, iris, swapped, swap } = await aSwap();
  await old.signUp(server, NOOR);
  swap();
  const begin = () =>
    conversationId === CHAT
      ? start(iris.browser, CHAT, FELIX)
      : iris.browser.renew(GROUP, { members: [IRIS, FELIX, NOOR], admins: [IRIS] });
  return isRead(server, swapped, () => begin().then(() => iris.browser.send(conversationId, SECRET)), conversationId);
}

/** The server presents an identity of its own as the member's earlier one, and invents messages under it. */
async function inventedPast(ofWhom: string): Promise<boolean> {
  const server = new Server();
  const iris = await old.signUp(server, IRIS);
  await old.signUp(server, FELIX);
  const invented = await old.createAccountKeys({ memberId: ofWhom });
  server.logOf(ofWhom).records = [invented.record];
  const liar = await old.unlockBrowser(server, { memberId: ofWhom, masterKey: invented.masterKey, bundle: invented.bundle });
  server.room(CHAT).epochs.push(await liar.prepareEpoch(CHAT, { members: [FELIX, IRIS], admins: [] }));
  await liar.send(CHAT, 'Invented.');
  const { browser } = await old.beginAnew(server, ofWhom);
  const reader = ofWhom === IRIS ? browser : iris.browser;
  return (await reader.read(CHAT).catch((): string[] => [])).includes('Invented.');
}

const attacks: readonly (readonly [rows: string, what: string, attack: () => Promise<boolean>])[] = [
  ['1, 2, 3, 22', 'a false key at the first contact, two members', () => firstContact()],
  ['1, 2, 3, 22', 'a false key at the first contact, group', () => firstContact(GROUP)],
  [
    '4',
    'a false key that the owner’s own browser never sees',
    async () => {
      const { iris, felix, swap, swapBack } = await aSwap();
      swap();
      await start(iris.browser, CHAT, FELIX);
      swapBack();
      return felix.browser.meet([]).then(
        () => true,
        () => false,
      );
    },
  ],
  [
    '5, 6, 7',
    'swap and swap back between a first contact and the owner’s next start',
    async () => {
      const { server, iris, swapped, swap, swapBack } = await aSwap();
      swap();
      const read = await isRead(server, swapped, () => start(iris.browser, CHAT, FELIX).then(() => iris.browser.send(CHAT, SECRET)));
      swapBack();
      return read;
    },
  ],
  [
    '8, 11, 12, 21',
    'other keys for one victim than for everybody else',
    async () => {
      const { server, iris, swapped, swap, swapBack } = await aSwap();
      const noor = await old.signUp(server, NOOR);
      await noor.browser.renew(OTHER, { members: [NOOR, FELIX], admins: [] });
      swap();
      const read = await isRead(server, swapped, () => start(iris.browser, CHAT, FELIX).then(() => iris.browser.send(CHAT, SECRET)));
      swapBack();
      await noor.browser.send(OTHER, 'No difference is noticed.');
      return read;
    },
  ],
  ['15', 'settings withheld from a new browser', () => onNewBrowser((server) => server.settings.delete(IRIS))],
  ['16', 'settings damaged for a new browser', () => onNewBrowser((server) => server.settings.set(IRIS, 'AAAA'))],
  [
    '17, 18, 19',
    'an older version of the settings for a new browser',
    () => onNewBrowser((server, before) => server.settings.set(IRIS, before ?? '')),
  ],
  [
    '20',
    'bundle, settings and keys from before a rotation',
    async () => {
      const { server, iris, felix } = await aSwap();
      const [before, settings] = [[...server.logOf(IRIS).records], server.settings.get(IRIS) ?? ''];
      await old.rotate(server, iris.account);
      server.logOf(IRIS).records = before;
      server.settings.set(IRIS, settings);
      const browser = await old.unlockBrowser(server, iris.account);
      await browser.loadSettings();
      return isRead(server, felix, () => start(browser, CHAT, FELIX).then(() => browser.send(CHAT, SECRET)));
    },
  ],
  [
    '23',
    'a record by the holder of a stolen identity, which no log ever contains',
    async () => {
      const { server, iris, felix } = await aSwap();
      await start(iris.browser, CHAT, FELIX);
      const thief = await old.rotate(server, felix.account);
      return isRead(server, thief, () => iris.browser.renew(CHAT).then(() => iris.browser.send(CHAT, SECRET)));
    },
  ],
  [
    '24, 35',
    'a record without continuity for a known contact, or an erased member who returns with other keys',
    async () => {
      const { server, iris, swapped, swap } = await aSwap();
      await start(iris.browser, CHAT, FELIX);
      swap();
      return isRead(server, swapped, () => iris.browser.renew(CHAT).then(() => iris.browser.send(CHAT, SECRET)));
    },
  ],
  [
    '29',
    'old keys for a new browser',
    async () => {
      const { server, iris, felix } = await aSwap();
      const before = [...server.logOf(FELIX).records];
      await old.rotate(server, felix.account);
      server.logOf(FELIX).records = before;
      return isRead(server, felix, () => start(iris.browser, CHAT, FELIX).then(() => iris.browser.send(CHAT, SECRET)));
    },
  ],
  ['32, 34', 'earlier identities invented for a contact', () => inventedPast(FELIX)],
  ['33', 'earlier identities invented for oneself, before a fresh start', () => inventedPast(IRIS)],
  [
    '36',
    'a member of a group presented as without keys',
    async () => {
      const { server, iris } = await aSwap();
      server.logOf(FELIX).records = [];
      return iris.browser.renew(GROUP, { members: [IRIS, FELIX], admins: [IRIS] }).then(
        () => true,
        () => false,
      );
    },
  ],
];

for (const [rows, what, attack] of attacks) {
  process.stdout.write(`| ${rows} | ${what} | ${(await attack()) ? 'succeeds' : 'fails'} |\n`);
}
