import type { SequenceRange } from '@subrosa/contract/conversations/ciphertext';
import type { ConversationEntry, ConversationView } from '@subrosa/contract/conversations/schemas';
import { decryptBundle } from '@subrosa/crypto/account/account-keys';
import { createAccountKeys, type NewKeys } from '@subrosa/crypto/account/create-keys';
import { certifyDevice, createDeviceKey } from '@subrosa/crypto/account/device';
import { acceptEpochs } from '@subrosa/crypto/conversation/accept-epochs';
import { loadContacts } from '@subrosa/crypto/conversation/contacts';
import { NEW_SETTINGS } from '@subrosa/crypto/conversation/settings';
import type { KeyLog } from '@subrosa/crypto/conversation/key-log';
import { decryptMessage } from '@subrosa/crypto/conversation/decrypt-message';
import { renewEpoch } from '@subrosa/crypto/conversation/renew-epoch';
import { reportOf } from '@subrosa/crypto/conversation/report';
import type { Self } from '@subrosa/crypto/conversation/self';
import { writeMessage } from '@subrosa/crypto/conversation/write-message';
import { exportPublicKey } from '@subrosa/crypto/primitives/key-pairs';
import type { EpochRecord } from '@subrosa/crypto/signed/epoch';
import type { MessageEnvelope } from '@subrosa/crypto/signed/message';
import { addKeyRecord } from '../../src/domains/accounts/store/keys.ts';
import { transaction } from '../../src/platform/db/transaction.ts';
import { audienceOf } from '../../src/platform/tokens/tokens.ts';
import { retryWhileOverloaded, type ApiUnderTest, type ApiResponse } from './api-client.ts';
import { aDevice, aMember, type MemberOptions } from './members.ts';
import { aNetwork } from './network.ts';
import { aProfile } from './profiles.ts';
import { aToken } from './tokens.ts';

export interface StampView {
  sequence: number;
  sentAt: string;
  frankingKeyId: string;
  frankingTag: string;
}

export interface History {
  entries: ConversationEntry[];
  newest: number;
  more: boolean;
}

interface MovedCursor {
  read?: number;
  delivered?: number;
  undecrypted?: SequenceRange[];
  decrypted?: SequenceRange[];
}

const LONGEST = 4000;
const DAY = 86_400_000;

/** Traits of a member who may start conversations. */
export const premium = { plan: 3, phone: '+16045550199' } as const satisfies MemberOptions;

export type ChatMember = Awaited<ReturnType<typeof aChatMember>>;

/** Creates a member with real keys and a session on a browser that signs. */
export async function aChatMember(api: ApiUnderTest, traits: MemberOptions = premium) {
  const member = await aMember(api.db, api.config, traits);
  await aProfile(api.db, member.id);
  return { ...member, ...(await withKeys(api, member.id)) };
}

/** Replaces the keys of a member by real ones, and adds a browser that signs with them. */
export async function withKeys(api: ApiUnderTest, memberId: string, slot: 1 | 2 = 1) {
  const keys = await createAccountKeys({ memberId });
  await api.db.deleteFrom('key_record').where('member_id', '=', memberId).execute();
  await transaction(api.db, (tx) => addKeyRecord(tx, memberId, keys.record, new Date()));
  return { keys, ...(await aSigningBrowser(api, memberId, keys, slot)) };
}

/** Adds an unlocked and certified browser of a member. */
export async function aSigningBrowser(api: ApiUnderTest, memberId: string, keys: NewKeys, slot: 1 | 2 = 1) {
  const deviceId = await aDevice(api.db, memberId, { slot, usedAt: new Date(Date.now() + DAY) });
  const tokens = {
    api: await aToken({ audience: 'api', memberId, deviceId }),
    chat: await aToken({ audience: 'chat', memberId, deviceId }),
    staff: await aToken({ audience: 'staff', memberId, deviceId }),
  };
  const network = aNetwork();

  async function call<Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Pick<ApiResponse<Body>, 'status' | 'code' | 'body' | 'etag' | 'text'>> {
    const token = tokens[audienceOf(path)];
    const own = { authorization: `Bearer ${token}`, 'x-forwarded-for': network, ...headers };
    const answered = await retryWhileOverloaded(() => api.request(method, path, { headers: own, ...(body !== undefined && { body }) }));
    const text = await answered.text();
    const parsed = JSON.parse(text) as Partial<ApiResponse<Body>>;
    return { status: answered.status, text, code: parsed.code, body: parsed.body as Body, etag: answered.headers.get('etag') };
  }

  const opened = await decryptBundle(keys.masterKey, keys.bundle, memberId);
  const deviceKey = await createDeviceKey();
  const certifiedOn = new Date().toISOString().slice(0, 10);
  const device = { memberId, deviceId, certifiedOn, publicKey: deviceKey.publicKey };
  const certificate = await certifyDevice(opened.identity.privateKey, device);
  await call('PUT', '/api/account/devices/current/key', { ...certificate, certifiedOn });
  const identity = { identityKey: await exportPublicKey(opened.identity.publicKey), sequence: opened.sequence };
  const self: Self = { memberId, deviceId, deviceKey, identity, accountKeys: opened.accountKeys };

  const at = (id: string) => `/api/conversation/${id}`;

  /** Loads what a page needs before it reads or writes a conversation. */
  async function know(id: string) {
    const logs = (await call<KeyLog[]>('GET', `${at(id)}/keys`)).body;
    const { epochs: received } = (await call<{ epochs: { record: EpochRecord; wrap: string }[] }>('GET', `${at(id)}/epochs`)).body;
    const contacts = await loadContacts(self, NEW_SETTINGS, logs);
    const { epochs, error } = await acceptEpochs({ self, conversationId: id, known: [], received, directory: contacts });
    if (error) throw error;
    return { contacts, epochs };
  }

  async function prepareEpoch(id: string, otherId: string) {
    const { contacts, epochs } = await know(id);
    const people = { members: [memberId, otherId].toSorted(), admins: [] };
    return renewEpoch({ self, conversationId: id, epochs, contacts, people, now: new Date() });
  }

  /** Returns a function that writes messages with the current epoch and contacts. */
  async function writerIn(id: string) {
    const { contacts, epochs } = await know(id);
    return (text: string): Promise<MessageEnvelope> => {
      const payload = { kind: 'text', text } as const;
      return writeMessage({ self, epochs, contacts, id: crypto.randomUUID(), payload, longest: LONGEST, now: new Date() });
    };
  }

  const write = async (id: string, text: string): Promise<MessageEnvelope> => (await writerIn(id))(text);

  const put = (id: string, epoch: { record: EpochRecord; wraps: unknown }) =>
    call<object>('PUT', `${at(id)}/epochs/${epoch.record.epoch}`, { record: epoch.record, wraps: epoch.wraps });
  const post = (id: string, envelope: MessageEnvelope) => call<StampView>('POST', `${at(id)}/messages`, envelope);
  const history = (id: string, query = '') => call<History>('GET', `${at(id)}/messages${query}`);
  const openEntries = async (id: string, entries: readonly ConversationEntry[]) => {
    const { contacts, epochs } = await know(id);
    return Promise.all(
      entries.map(async (entry) => {
        if (entry.kind !== 'message') return { entry, text: `(${entry.kind})`, proof: null };
        const epoch = epochs.find(({ record }) => record.epoch === entry.epoch);
        const seen = await decryptMessage(epoch, entry, contacts);
        return seen.kind === 'decrypted'
          ? { entry, text: seen.payload.text, proof: reportOf(id, entry, seen.proof) }
          : { entry, text: `(${seen.reason})`, proof: null };
      }),
    );
  };

  return {
    deviceId,
    token: tokens.api,
    self,
    call,
    know,
    prepareEpoch,
    put,
    write,
    writerIn,
    post,
    history,
    openEntries,
    open: (other: { id: string }) => call<ConversationView>('POST', '/api/conversation', { memberId: other.id }),
    see: (id: string) => call<ConversationView>('GET', at(id)),
    list: (query = '') => call<{ conversations: ConversationView[]; after: string | null }>('GET', `/api/conversation${query}`),
    send: async (id: string, text: string) => post(id, await write(id, text)),
    move: (id: string, cursor: MovedCursor) =>
      call<{ readUpTo: number; deliveredUpTo: number; undecrypted: SequenceRange[]; unread: number }>('PUT', `${at(id)}/cursor`, cursor),
    remove: (id: string, messageId: string, whom: 'me' | 'all') =>
      call<object>('DELETE', `${at(id)}/messages/${messageId}?for=${whom}`, {}),
    /** Returns the texts in order, or a placeholder in brackets. */
    read: async (id: string) => (await openEntries(id, (await history(id)).body.entries)).map(({ text }) => text),
  };
}

/** Opens a conversation with its first epoch and these texts, sent in turn. */
export async function aConversation(one: ChatMember, other: ChatMember, texts: readonly string[] = []): Promise<string> {
  const { body } = await one.open(other);
  const put = await one.put(body.id, await one.prepareEpoch(body.id, other.id));
  if (put.status !== 200) throw new Error(`no epoch: ${put.text}`);
  for (const [index, text] of texts.entries()) {
    const sent = await (index % 2 === 0 ? one : other).send(body.id, text);
    if (sent.status !== 200) throw new Error(`not sent: ${sent.text}`);
  }
  return body.id;
}
