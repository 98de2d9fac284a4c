import { randomBytes } from 'node:crypto';
import { isWriting, type AnyRoute } from '@subrosa/contract/route';
import { sql } from 'kysely';
import { routeOf } from '../app/relations/calls.ts';
import type { Question } from '../app/relations/questions.ts';
import type { Answer, Ask, Input, RelationName, Scene, Somebody } from '../app/relations/scene.ts';
import { showOnline } from '../domains/explore/presence/store.ts';
import type { Db } from '../platform/db/database.ts';
import { transaction } from '../platform/db/transaction.ts';
import { newId } from '../platform/ids.ts';
import { audienceOf } from '../platform/tokens/tokens.ts';
import { keptUp, type CallingHouse } from './calling.ts';
import { anEndorsement, aRequestNote } from './connections.ts';
import { anEntry } from './calendar.ts';
import { aLoneGroup, anInvitation, aTalk } from './talks.ts';
import { project } from './explore-presence.ts';
import { aFavourite, aFavouriteRequest } from './favourites.ts';
import { aMedia, aPublishedItem } from './media.ts';
import { aDevice, aMember, type MemberTraits } from './members.ts';
import { aNetwork } from './network.ts';
import { aNotification } from './notifications.ts';
import { aConnection, aGalleryItem, aProfile } from './profiles.ts';
import { aPost } from './requests.ts';
import { aToken } from './tokens.ts';

interface Caller extends Somebody {
  ask: Ask;
}

export interface BuiltScene extends Scene {
  viewer: Caller;
  /** Nobody calls as somebody who does not exist. */
  subject: Somebody & { ask?: Ask };
  around: readonly Somebody[];
}

const OPEN = { audiences: { connections: 'all' } } as const;

async function someone({ db, config }: CallingHouse, traits: MemberTraits): Promise<Somebody> {
  const { id, username } = await aMember(db, config, { accountType: 'confidant', ...traits });
  await aProfile(db, id, OPEN);
  return { id, username };
}

async function asCaller(house: CallingHouse, somebody: Somebody): Promise<Caller> {
  const signedIn = { memberId: somebody.id, deviceId: await aDevice(house.db, somebody.id) };
  const tokens = { api: await aToken({ audience: 'api', ...signedIn }), chat: await aToken({ audience: 'chat', ...signedIn }) };
  const network = aNetwork();
  const ask = async (route: AnyRoute, { params = {}, query = {}, body }: Input): Promise<Answer> => {
    const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const authorization = `Bearer ${tokens[audienceOf(route.path) === 'chat' ? 'chat' : 'api']}`;
    const options = { headers: { authorization, 'x-forwarded-for': network }, ...(isWriting(route.method) && { body: body ?? {} }) };
    const answered = await keptUp(() => house.request(route.method, `${path}?${new URLSearchParams(query).toString()}`, options));
    return { status: answered.status, headers: Object.fromEntries(answered.headers), text: await answered.text() };
  };
  return { ...somebody, ask };
}

/** Two members who stand so to each other, two more who know both, and something of every kind between them. */
export async function aScene(house: CallingHouse, relation: RelationName): Promise<BuiltScene> {
  const { db } = house;
  const tag = `s${randomBytes(4).toString('hex')}`;
  const viewer = await asCaller(house, await someone(house, { plan: 3, accountType: 'fetishist' }));
  const [neighbour, other] = [await someone(house, { username: `${tag}a` }), await someone(house, { username: `${tag}z` })];
  const around = [neighbour, other];
  for (const { id } of around) {
    await aConnection(db, viewer.id, id);
    await aFavourite(db, viewer.id, id);
  }
  await aConnection(db, neighbour.id, other.id);
  await anEndorsement(db, { authorId: other.id, recipientId: viewer.id, text: 'Kind.', approved: true });
  await anEndorsement(db, { authorId: other.id, recipientId: neighbour.id, text: 'Kind.', approved: true });
  await tell(db, viewer, neighbour);
  const draft = (await aMedia(db, { ownerId: viewer.id })).id;
  const group = await aLoneGroup(db, viewer);
  const talk = { conversation: newId(), message: newId(), file: newId(), group, invited: newId() };
  const shown = { picture: newId(), post: newId(), entry: newId(), depiction: newId(), portrait: newId() };
  const nobodys = { ...shown, ...talk, written: newId(), received: newId(), draft };
  const nobody = { id: newId(), username: `${tag}m` };
  const scene: BuiltScene = { relation, tag, viewer, subject: nobody, neighbour, around, things: nobodys };
  if (relation !== 'missing') await enter(house, scene);
  await tell(db, viewer, other);
  const people = [viewer, scene.subject, ...around].map(({ id }) => id);
  await project(db, ...people);
  await transaction(db, (tx) => showOnline(tx, people));
  if (relation === 'suspended') {
    await db.updateTable('member').set({ state: 'suspended' }).where('id', '=', scene.subject.id).execute();
    await project(db, scene.subject.id);
  }
  await stand(db, scene);
  return scene;
}

const tell = (db: Db, whom: Somebody, of: Somebody) =>
  aNotification(db, { memberId: whom.id, kind: 'favourited_profile', actorIds: [of.id] });

/** The subject comes, known to all others. */
async function enter(house: CallingHouse, scene: BuiltScene): Promise<void> {
  const { db } = house;
  const { viewer, around, tag, relation, things } = scene;
  const subject = await asCaller(house, await someone(house, { username: `${tag}m`, privateAccount: relation.startsWith('private') }));
  scene.subject = subject;
  for (const { id } of around) {
    await aConnection(db, subject.id, id);
    await anEndorsement(db, { authorId: subject.id, recipientId: id, text: 'Reliable.', approved: true });
    await anEndorsement(db, { authorId: id, recipientId: subject.id, text: 'Thoughtful.', approved: true });
  }
  await tell(db, viewer, subject);
  const photo = await aPublishedItem(db, { ownerId: subject.id, purpose: 'profile_photo' });
  await db.updateTable('profile').set({ photo_id: photo.id }).where('member_id', '=', subject.id).execute();
  things.post = await aPost(db, subject.id);
  things.entry = await anEntry(db, subject.id, { audience: 'all' });
  Object.assign(things, await aTalk(db, viewer, subject));
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
  things.portrait = (await aPublishedItem(db, { ownerId: viewer.id, people: [{ who: 'member', memberId: subject.id }] })).id;
}

const states = { none: null, private: null, 'pending-in': 'asked', 'pending-out': 'asking' } as const;

/** Puts back what lies between the two, whatever calls have made of it. */
export async function stand(db: Db, scene: BuiltScene): Promise<void> {
  const { relation, viewer, subject, things } = scene;
  if (relation === 'missing') return;
  const pair = sql`((${viewer.id}::uuid, ${subject.id}::uuid), (${subject.id}::uuid, ${viewer.id}::uuid))`;
  await sql`
    WITH connections AS (DELETE FROM connection WHERE (member_id, other_id) IN ${pair}),
      requests AS (DELETE FROM connection_request WHERE (asker_id, asked_id) IN ${pair}),
      blocks AS (DELETE FROM block WHERE (blocker_id, blocked_id) IN ${pair}),
      entries AS (DELETE FROM calendar_entry WHERE owner_id = ${viewer.id}),
      favourites AS (DELETE FROM favourite_member WHERE (member_id, favourite_id) IN ${pair})
    DELETE FROM endorsement WHERE (author_id, recipient_id) IN ${pair}`.execute(db);

  const state = relation in states ? states[relation as keyof typeof states] : 'connected';
  if (state) await aConnection(db, viewer.id, subject.id, state);
  if (state === 'asked') await aRequestNote(db, subject.id, viewer.id, 'Good evening.');
  if (state === 'asking') await aRequestNote(db, viewer.id, subject.id, 'Good evening.');
  if (state === 'connected') {
    const allowed_at = new Date('2026-11-13T12:00:00Z');
    await db.insertInto('payment_reader').values({ member_id: viewer.id, reader_id: subject.id, allowed_at }).execute();
  }
  await anInvitation(db, things.invited, subject, viewer);
  await db.deleteFrom('group_invitation').where('conversation_id', '=', things.group).execute();
  await aFavourite(db, viewer.id, subject.id);
  await aFavouriteRequest(db, viewer.id, things.post);
  things.written = await anEndorsement(db, { authorId: viewer.id, recipientId: subject.id, text: 'Kind.', approved: true });
  things.received = await anEndorsement(db, { authorId: subject.id, recipientId: viewer.id, text: 'Kind.' });

  // By the call itself: what a block takes away is part of how one stands after it.
  const block = routeOf('blockMember');
  if (relation === 'blocking') await viewer.ask(block, { body: { memberId: subject.id } });
  if (relation === 'blocked-by') await subject.ask?.(block, { body: { memberId: viewer.id } });
}

const MOST_PAGES = 6;

/** The answer, or of a list that goes page by page all of them. */
export async function answersTo({ call, input }: Question, scene: BuiltScene): Promise<Answer[]> {
  const route = routeOf(call);
  const asked = input(scene);
  const answers = [await scene.viewer.ask(route, asked)];
  let after = asked.query?.limit === undefined ? null : afterOf(answers[0]);
  while (after !== null) {
    if (answers.length > MOST_PAGES) throw new Error(`${call} does not end`);
    const next = await scene.viewer.ask(route, { ...asked, query: { ...asked.query, after } });
    answers.push(next);
    after = afterOf(next);
  }
  return answers;
}

function afterOf(answer: Answer | undefined): string | null {
  const { body } = JSON.parse(answer?.text ?? '{}') as { body?: { after?: string | null } };
  return body?.after ?? null;
}

/** Now the subject is really missing. */
export async function removeSubject(db: Db, { subject }: BuiltScene): Promise<void> {
  await db.deleteFrom('member').where('id', '=', subject.id).execute();
}

/** Nobody of one scene is in the lists of the next. */
export async function clear(db: Db, { viewer, subject, around }: BuiltScene): Promise<void> {
  const ids = [viewer, subject, ...around].map(({ id }) => id);
  await db.deleteFrom('member').where('id', 'in', ids).execute();
}
