import { randomBytes } from 'node:crypto';
import { isWriting, type AnyRoute } from '@subrosa/contract/route';
import { sql } from 'kysely';
import { routeOf } from '../relation-matrix/calls.ts';
import type { Question } from '../relation-matrix/questions.ts';
import type { Answer, SendRequest, Input, RelationName, RelationFixture, Somebody } from '../relation-matrix/relation-fixture.ts';
import { setOnline } from '../../src/domains/explore/presence/store.ts';
import type { Db } from '../../src/platform/db/database.ts';
import { transaction } from '../../src/platform/db/transaction.ts';
import { newId } from '../../src/platform/ids.ts';
import { audienceOf } from '../../src/platform/tokens/tokens.ts';
import { retryWhileOverloaded, type ApiUnderTest } from './api-client.ts';
import { anEndorsement, aRequestNote } from './connections.ts';
import { anEntry } from './calendar.ts';
import { aLoneGroup, anInvitation, aStoredConversation } from './conversation-rows.ts';
import { project } from './explore-presence.ts';
import { aFavourite, aFavouriteRequest } from './favourites.ts';
import { aMedia, aPublishedItem } from './media.ts';
import { aDevice, aMember, type MemberOptions } from './members.ts';
import { aNetwork } from './network.ts';
import { aNotification } from './notifications.ts';
import { aConnection, aGalleryItem, aProfile } from './profiles.ts';
import { aPost } from './requests.ts';
import { aToken } from './tokens.ts';

interface Caller extends Somebody {
  request: SendRequest;
}

export interface BuiltRelationFixture extends RelationFixture {
  viewer: Caller;
  /** A missing subject cannot send requests. */
  subject: Somebody & { request?: SendRequest };
  around: readonly Somebody[];
}

const OPEN = { audiences: { connections: 'all' } } as const;

async function someone({ db, config }: ApiUnderTest, traits: MemberOptions): Promise<Somebody> {
  const { id, username } = await aMember(db, config, { accountType: 'confidant', ...traits });
  await aProfile(db, id, OPEN);
  return { id, username };
}

async function asCaller(api: ApiUnderTest, somebody: Somebody): Promise<Caller> {
  const signedIn = { memberId: somebody.id, deviceId: await aDevice(api.db, somebody.id) };
  const tokens = { api: await aToken({ audience: 'api', ...signedIn }), chat: await aToken({ audience: 'chat', ...signedIn }) };
  const network = aNetwork();
  const request = async (route: AnyRoute, { params = {}, query = {}, body }: Input): Promise<Answer> => {
    const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const authorization = `Bearer ${tokens[audienceOf(route.path) === 'chat' ? 'chat' : 'api']}`;
    const options = { headers: { authorization, 'x-forwarded-for': network }, ...(isWriting(route.method) && { body: body ?? {} }) };
    const answered = await retryWhileOverloaded(() =>
      api.request(route.method, `${path}?${new URLSearchParams(query).toString()}`, options),
    );
    return { status: answered.status, headers: Object.fromEntries(answered.headers), text: await answered.text() };
  };
  return { ...somebody, request };
}

/** Creates two members with this relation, two more who know both, and content of every kind between them. */
export async function aRelationFixture(api: ApiUnderTest, relation: RelationName): Promise<BuiltRelationFixture> {
  const { db } = api;
  const tag = `s${randomBytes(4).toString('hex')}`;
  const viewer = await asCaller(api, await someone(api, { plan: 3, accountType: 'fetishist' }));
  const [neighbour, other] = [await someone(api, { username: `${tag}a` }), await someone(api, { username: `${tag}z` })];
  const around = [neighbour, other];
  for (const { id } of around) {
    await aConnection(db, viewer.id, id);
    await aFavourite(db, viewer.id, id);
  }
  await aConnection(db, neighbour.id, other.id);
  await anEndorsement(db, { authorId: other.id, recipientId: viewer.id, text: 'Kind.', approved: true });
  await anEndorsement(db, { authorId: other.id, recipientId: neighbour.id, text: 'Kind.', approved: true });
  await notify(db, viewer, neighbour);
  const draft = (await aMedia(db, { ownerId: viewer.id })).id;
  const group = await aLoneGroup(db, viewer);
  const chatIds = { conversation: newId(), message: newId(), file: newId(), group, invited: newId() };
  const shown = { picture: newId(), post: newId(), entry: newId(), depiction: newId(), ownDepiction: newId() };
  const nobodys = { ...shown, ...chatIds, written: newId(), received: newId(), draft };
  const nobody = { id: newId(), username: `${tag}m` };
  const fixture: BuiltRelationFixture = { relation, tag, viewer, subject: nobody, neighbour, around, things: nobodys };
  if (relation !== 'missing') await enter(api, fixture);
  await notify(db, viewer, other);
  const people = [viewer, fixture.subject, ...around].map(({ id }) => id);
  await project(db, ...people);
  await transaction(db, (tx) => setOnline(tx, people));
  if (relation === 'suspended') {
    await db.updateTable('member').set({ state: 'suspended' }).where('id', '=', fixture.subject.id).execute();
    await project(db, fixture.subject.id);
  }
  await stand(db, fixture);
  return fixture;
}

const notify = (db: Db, whom: Somebody, of: Somebody) =>
  aNotification(db, { memberId: whom.id, kind: 'favourited_profile', actorIds: [of.id] });

/** Adds the subject, connected with all others. */
async function enter(api: ApiUnderTest, fixture: BuiltRelationFixture): Promise<void> {
  const { db } = api;
  const { viewer, around, tag, relation, things } = fixture;
  const subject = await asCaller(api, await someone(api, { username: `${tag}m`, privateAccount: relation.startsWith('private') }));
  fixture.subject = subject;
  for (const { id } of around) {
    await aConnection(db, subject.id, id);
    await anEndorsement(db, { authorId: subject.id, recipientId: id, text: 'Reliable.', approved: true });
    await anEndorsement(db, { authorId: id, recipientId: subject.id, text: 'Thoughtful.', approved: true });
  }
  await notify(db, viewer, subject);
  const photo = await aPublishedItem(db, { ownerId: subject.id, purpose: 'profile_photo' });
  await db.updateTable('profile').set({ photo_id: photo.id }).where('member_id', '=', subject.id).execute();
  things.post = await aPost(db, subject.id);
  things.entry = await anEntry(db, subject.id, { audience: 'all' });
  Object.assign(things, await aStoredConversation(db, viewer, subject));
  things.invited = await aLoneGroup(db, subject);
  await db
    .insertInto('key_record')
    .values({
      member_id: subject.id,
      sequence: 0,
      identity_key: 'noise',
      account_key: 'noise',
      account_key_version: 1,
      signature: 'noise',
      created_at: new Date(),
    })
    .execute();
  things.picture = (await aPublishedItem(db, { ownerId: subject.id })).id;
  await aGalleryItem(db, subject.id, things.picture, 0);
  const shown = await aPublishedItem(db, { ownerId: subject.id, people: [{ who: 'member', memberId: viewer.id }] });
  things.depiction = shown.personIds[0] ?? '';
  things.ownDepiction = (await aPublishedItem(db, { ownerId: viewer.id, people: [{ who: 'member', memberId: subject.id }] })).id;
}

const states = { none: null, private: null, 'pending-in': 'incoming', 'pending-out': 'outgoing' } as const;

/** Restores the state between the two members after requests have changed it. */
export async function stand(db: Db, fixture: BuiltRelationFixture): Promise<void> {
  const { relation, viewer, subject, things } = fixture;
  if (relation === 'missing') return;
  const pair = sql`((${viewer.id}::uuid, ${subject.id}::uuid), (${subject.id}::uuid, ${viewer.id}::uuid))`;
  await sql`
    WITH connections AS (DELETE FROM connection WHERE (member_id, other_id) IN ${pair}),
      requests AS (DELETE FROM connection_request WHERE (requester_id, recipient_id) IN ${pair}),
      blocks AS (DELETE FROM block WHERE (blocker_id, blocked_id) IN ${pair}),
      entries AS (DELETE FROM calendar_entry WHERE owner_id = ${viewer.id}),
      favourites AS (DELETE FROM favourite_member WHERE (member_id, favourite_id) IN ${pair})
    DELETE FROM endorsement WHERE (author_id, recipient_id) IN ${pair}`.execute(db);

  const state = relation in states ? states[relation as keyof typeof states] : 'connected';
  if (state) await aConnection(db, viewer.id, subject.id, state);
  if (state === 'incoming') await aRequestNote(db, subject.id, viewer.id, 'Good evening.');
  if (state === 'outgoing') await aRequestNote(db, viewer.id, subject.id, 'Good evening.');
  if (state === 'connected') {
    const allowed_at = new Date('2026-11-13T12:00:00Z');
    await db.insertInto('payment_method_viewer').values({ member_id: viewer.id, reader_id: subject.id, allowed_at }).execute();
  }
  await anInvitation(db, things.invited, subject, viewer);
  await db.deleteFrom('group_invitation').where('conversation_id', '=', things.group).execute();
  await aFavourite(db, viewer.id, subject.id);
  await aFavouriteRequest(db, viewer.id, things.post);
  things.written = await anEndorsement(db, { authorId: viewer.id, recipientId: subject.id, text: 'Kind.', approved: true });
  things.received = await anEndorsement(db, { authorId: subject.id, recipientId: viewer.id, text: 'Kind.' });

  // By the route itself, because a block also removes other state.
  const block = routeOf('blockMember');
  if (relation === 'blocking') await viewer.request(block, { body: { memberId: subject.id } });
  if (relation === 'blocked-by') await subject.request?.(block, { body: { memberId: viewer.id } });
}

const MOST_PAGES = 6;

/** Returns the response, or for a list the responses of all pages. */
export async function answersTo({ call, input }: Question, fixture: BuiltRelationFixture): Promise<Answer[]> {
  const route = routeOf(call);
  const requestInput = input(fixture);
  const answers = [await fixture.viewer.request(route, requestInput)];
  let after = requestInput.query?.limit === undefined ? null : afterOf(answers[0]);
  while (after !== null) {
    if (answers.length > MOST_PAGES) throw new Error(`${call} does not end`);
    const next = await fixture.viewer.request(route, { ...requestInput, query: { ...requestInput.query, after } });
    answers.push(next);
    after = afterOf(next);
  }
  return answers;
}

function afterOf(answer: Answer | undefined): string | null {
  const { body } = JSON.parse(answer?.text ?? '{}') as { body?: { after?: string | null } };
  return body?.after ?? null;
}

/** Deletes the subject. */
export async function removeSubject(db: Db, { subject }: BuiltRelationFixture): Promise<void> {
  await db.deleteFrom('member').where('id', '=', subject.id).execute();
}

/** Deletes the members, so that they are not in the lists of the next fixture. */
export async function clear(db: Db, { viewer, subject, around }: BuiltRelationFixture): Promise<void> {
  const ids = [viewer, subject, ...around].map(({ id }) => id);
  await db.deleteFrom('member').where('id', 'in', ids).execute();
}
