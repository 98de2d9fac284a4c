import type { ConnectionView, EndorsementView } from '@subrosa/contract/connections/schemas';
import type { MemberCard } from '@subrosa/contract/explore';
import type { Db, Tx } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { apiClientFor, YEAR, type ApiUnderTest } from './api-client.ts';
import { aMember, type MemberOptions } from './members.ts';
import { aProfile, type ProfileTraits } from './profiles.ts';

export interface ConnectionList {
  users: { member: MemberCard; since: string; note: string | null }[];
  after: string | null;
}

export type Known = Awaited<ReturnType<typeof aConnectableMember>>;

/** Creates a member with a session, a profile and requests about connections. */
export async function aConnectableMember(api: ApiUnderTest, traits: MemberOptions = {}, profile: ProfileTraits = {}) {
  const { id, username } = await aMember(api.db, api.config, traits);
  await aProfile(api.db, id, profile);
  const call = await apiClientFor(api, id, YEAR);
  const connect = (path: string, method: string, body: object) => call<ConnectionView>(method, path, body);
  return {
    id,
    username,
    call,
    requestConnection: (whom: { id: string }, note?: string) =>
      connect('/api/friends', 'POST', { memberId: whom.id, ...(note !== undefined && { note }) }),
    confirm: (whom: { id: string }) => connect('/api/friends/confirm', 'POST', { memberId: whom.id }),
    change: (whom: { id: string }, action: string) => connect(`/api/friends/${whom.id}`, 'PUT', { action }),
    stands: async (whom: { id: string }) => (await call<ConnectionView>('GET', `/api/friends/${whom.id}`)).body,
    list: (name: string, query: Record<string, string> = {}) =>
      call<ConnectionList>('GET', `/api/friends/${name}?${new URLSearchParams(query).toString()}`),
    block: (whom: { id: string }) => call<object>('POST', '/api/friends/block', { memberId: whom.id }),
    unblock: (whom: { id: string }) => call<object>('POST', '/api/friends/unblock', { memberId: whom.id }),
    endorse: (whom: { id: string }, text: string) =>
      call<{ id: string; text: string; waiting: boolean }>('POST', '/api/endorsements', { memberId: whom.id, text }),
    endorsements: (whom: { id: string }) =>
      call<{ endorsements: EndorsementView[]; after: string | null }>('GET', `/api/endorsements/${whom.id}`),
  };
}

/** Returns the stored connection state of each of the two members. */
export async function between(db: Db, one: string, other: string): Promise<[string | null, string | null]> {
  const rows = await db
    .selectFrom('connection')
    .select(['member_id', 'state'])
    .where('member_id', 'in', [one, other])
    .where('other_id', 'in', [one, other])
    .execute();
  const of = (id: string) => rows.find((row) => row.member_id === id)?.state ?? null;
  return [of(one), of(other)];
}

interface ConnectionRowInput {
  authorId: string;
  recipientId: string;
  text: string;
  approved?: boolean;
}

/** Inserts an endorsement, which is not approved by default. */
export async function anEndorsement(db: Db | Tx, { authorId, recipientId, text, approved = false }: ConnectionRowInput): Promise<string> {
  const id = newId();
  const at = new Date('2026-11-13T18:00:00Z');
  await db
    .insertInto('endorsement')
    .values({ id, author_id: authorId, recipient_id: recipientId, text, written_at: at, approved_at: approved ? at : null })
    .execute();
  return id;
}

/** Inserts the note of a pending connection request. */
export async function aRequestNote(db: Db | Tx, requesterId: string, recipientId: string, note: string): Promise<void> {
  await db
    .insertInto('connection_request')
    .values({ requester_id: requesterId, recipient_id: recipientId, requested_at: new Date('2026-11-12T12:00:00Z'), note })
    .execute();
}
