import { questions } from '../relation-matrix/questions.ts';
import { routeOf } from '../relation-matrix/calls.ts';
import type { Answer, Somebody } from '../relation-matrix/relation-fixture.ts';
import type { ApiUnderTest } from './api-client.ts';
import { type ChatMember, withKeys } from './conversations.ts';
import { project } from './explore-presence.ts';
import { aGroup, edit, inviteTo, react } from './groups.ts';
import { answersTo, aRelationFixture, type BuiltRelationFixture } from './relations.ts';

/** A connected viewer and subject with real keys and a shared group; the subject hides their presence. */
export interface WatchedFixture extends BuiltRelationFixture {
  watcher: ChatMember;
  watched: ChatMember;
  groupId: string;
}

export async function aWatchedFixture(api: ApiUnderTest): Promise<WatchedFixture> {
  const fixture = await aRelationFixture(api, 'connected');
  const { viewer, subject, things } = fixture;
  await api.db
    .updateTable('member')
    .set({ phone: '+16045550143', phone_verified_at: new Date() })
    .where('id', 'in', [viewer.id, subject.id])
    .execute();
  await api.db.updateTable('member_settings').set({ show_presence: false }).where('member_id', '=', subject.id).execute();
  await project(api.db, subject.id);
  const unlock = async (member: Somebody) => ({ ...member, ...(await withKeys(api, member.id, 2)) }) as ChatMember;
  const [watcher, watched] = [await unlock(viewer), await unlock(subject)];
  // The subject owns the group, so that its name is their own text.
  await api.db
    .insertInto('member_subscription')
    .values({ id: crypto.randomUUID(), member_id: subject.id, plan_id: 2, starts_on: '2026-11-01', created_at: new Date() })
    .execute();
  const { conversation } = things;
  await watched.put(conversation, await watched.prepareEpoch(conversation, viewer.id));
  await watcher.send(conversation, 'Good evening.');
  const sent = await watched.send(conversation, 'And to you.');
  if (sent.status !== 200) throw new Error(`not sent: ${sent.text}`);
  const { entries } = (await watcher.history(conversation)).body;
  const [first, second] = entries.slice(-2);
  await react(watched, conversation, first?.id ?? '', '🌷');
  await edit(watched, conversation, second?.id ?? '', 'And to you, too.');
  const groupId = await aGroup(watched, [watcher], 'Garden');
  await watched.send(groupId, 'Welcome.');
  const other = await aGroup(watched);
  await inviteTo(watched, other, watcher, 'Orchard');
  return { ...fixture, watcher, watched, groupId };
}

/**
 * Sends all reading requests of the viewer about the subject, also with the shared group, and returns the responses by
 * name.
 */
export async function readEverything(fixture: WatchedFixture): Promise<Map<string, Answer[]>> {
  const answers = new Map<string, Answer[]>();
  const inGroup = { ...fixture, things: { ...fixture.things, conversation: fixture.groupId } };
  const reading = Object.entries(questions).filter(([, { call }]) => routeOf(call).method === 'GET');
  for (const [name, question] of reading) {
    answers.set(name, await answersTo(question, fixture));
    answers.set(`${name} of the group`, await answersTo(question, inGroup));
  }
  return answers;
}
