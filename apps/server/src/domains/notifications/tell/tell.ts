import { kindRules, type ChannelChoice } from '@subrosa/rules/notifications/kinds';
import { notificationLimits } from '@subrosa/rules/notifications/limits';
import type { Tx } from '../../../platform/db/database.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import type { News, Told } from './news.ts';
import { beginStates, findRecipients, findStandings, lockActor, lockStates, writeNews, type Recipient, type Standing } from './store.ts';

export type { News, Told } from './news.ts';

const MOST_AT_ONCE = 1000;

/**
 * Makes the notifications of some news, each once, and says who was told. Whoever is away, blocks or is blocked by the
 * actor, or did it themselves is left out, as are those who know already: of this origin, or of the same actor in a
 * group that they have not read.
 */
export async function tell(tx: Tx, news: News, { clock }: Pick<WorkerPlatform, 'clock'>): Promise<Told[]> {
  if (news.recipients.length > MOST_AT_ONCE) throw new Error(`at most ${MOST_AT_ONCE} members are told at once`);
  // Blocks and changes of connections lock this row too: each of them comes before or after.
  if (news.actorId !== null && !(await lockActor(tx, news.actorId))) return [];
  const recipients = await findRecipients(tx, news);
  const choices = new Map(recipients.map((one) => [one.id, choiceOf(news, one)]));
  const here = recipients.map(({ id }) => id).filter((id) => choices.get(id)?.inApp);
  await beginStates(tx, here);
  await lockStates(tx, here);

  const now = clock.now();
  const { grouped } = kindRules[news.kind];
  const since = new Date(now.getTime() - notificationLimits.groupedWithinMs);
  const ids = [...choices.keys()];
  const standings = await findStandings(tx, ids, { ...news, groupedSince: grouped ? since : null });
  const fresh = standings.filter((one) => !knows(one));
  const written = await writeNews(
    tx,
    fresh.filter(({ memberId }) => choices.get(memberId)?.inApp),
    { ...news, at: now },
  );
  return fresh.map(({ memberId, newest, unread, group }) => {
    const choice = choices.get(memberId) ?? kindRules[news.kind].usually;
    const number = written.get(memberId);
    // One that moved was counted already.
    const more = number !== undefined && group === null ? 1 : 0;
    return { memberId, number: number ?? newest, unread: Math.min(unread + more, notificationLimits.unread), ...choice };
  });
}

function choiceOf({ kind, withoutMail = false }: News, { in_app, email, push }: Recipient): ChannelChoice {
  const { usually } = kindRules[kind];
  return { inApp: in_app ?? usually.inApp, email: !withoutMail && (email ?? usually.email), push: push ?? usually.push };
}

const knows = ({ told, group }: Standing) => told || group?.known === true;
