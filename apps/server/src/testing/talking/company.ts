import type { ConversationEntry } from '@subrosa/contract/conversations/parts';
import { aConversation, aTalker, type Talker } from '../conversations.ts';
import { eventually } from '../eventually.ts';
import type { OwnHouse, Part } from '../own-house.ts';
import { findFaults, openLedger } from './ledger.ts';
import { aSender, talkTogether } from './sender.ts';
import { aTab, type Tab } from './tab.ts';

const WITHIN_MS = 30_000;

/** Members in a ring, each of whom talks with the two beside them while a tab of theirs listens. */
export async function gatherCompany(house: OwnHouse, size: number) {
  const ledger = openLedger();
  const talkers: Talker[] = [];
  for (let place = 0; place < size; place += 1) talkers.push(await aTalker(house));
  const conversations: { id: string; talkers: Talker[] }[] = [];
  for (const [place, one] of talkers.entries()) {
    const other = talkers[(place + 1) % size] as Talker;
    conversations.push({ id: await aConversation(one, other), talkers: [one, other] });
  }
  const senders: (() => Promise<void>)[] = [];
  const tabs: Tab[] = [];
  for (const { id, talkers: both } of conversations) {
    for (const talker of both) {
      const sendNext = await aSender(house, talker, id, ledger);
      // Who was not yet spoken to does not see the conversation.
      await sendNext();
      senders.push(sendNext);
    }
  }
  for (const talker of talkers) {
    tabs.push(
      await aTab(
        house,
        talker,
        conversations.filter((one) => one.talkers.includes(talker)).map(({ id }) => id),
      ),
    );
  }
  const talk = talkTogether(senders);

  /** Nobody speaks and nothing is killed: all that was acknowledged must come to every tab by itself. */
  async function everybodyKnows(): Promise<void> {
    const counts = new Map<string, number>();
    for (const { conversationId: id } of ledger.acknowledged) counts.set(id, (counts.get(id) ?? 0) + 1);
    const know = async () => tabs.every(({ held }) => [...held].every(([id, ids]) => ids.length === counts.get(id)));
    await eventually(know, WITHIN_MS, 'tabs that know of everything');
  }

  async function wholeHistory(id: string, reader: Talker): Promise<ConversationEntry[]> {
    const entries: ConversationEntry[] = [];
    for (let more = true; more;) {
      const { body } = await reader.history(id, `?after=${entries.length}&limit=100`);
      entries.push(...body.entries);
      more = body.more;
    }
    return entries;
  }

  return {
    ledger,
    talk,
    tabs,
    everybodyKnows,

    /** Kills a part while everybody talks. From its return on nobody says anything new, and yet all must learn of everything. */
    async killed(part: Part, awayMs: number) {
      const before = { sent: ledger.acknowledged.length, unanswered: ledger.unanswered, ...this.heard() };
      ledger.begin();
      talk.go();
      await eventually(async () => ledger.acknowledged.length > before.sent + 2 * size, WITHIN_MS, 'messages before the kill');
      await part.kill();
      await new Promise((resolve) => setTimeout(resolve, awayMs));
      const resting = talk.rest();
      await Promise.all([resting, part.start()]);
      const began = performance.now();
      await house.ready();
      await everybodyKnows();
      const heard = this.heard();
      return {
        sent: ledger.acknowledged.length - before.sent,
        unanswered: ledger.unanswered - before.unanswered,
        live: heard.live - before.live,
        fetched: heard.fetched - before.fetched,
        gapSeconds: ledger.longestGap / 1000,
        knownSeconds: (performance.now() - began) / 1000,
      };
    },

    heard: () => ({
      live: tabs.reduce((sum, { counts }) => sum + counts.live, 0),
      fetched: tabs.reduce((sum, { counts }) => sum + counts.fetched, 0),
    }),

    /** What is wrong with what is stored and with what tabs hold; nothing where all is well. */
    async findFaults(): Promise<string[]> {
      const faults = tabs.flatMap((tab) => tab.faults);
      for (const { id, talkers: both } of conversations) {
        const history = await wholeHistory(id, both[0] as Talker);
        faults.push(...findFaults(id, history, ledger));
        const ids = history.map((entry) => entry.id).join();
        for (const { held } of tabs) if (held.has(id) && held.get(id)?.join() !== ids) faults.push(`a tab holds ${id} otherwise`);
        const opened = await (both[1] as Talker).openEntries(id, history);
        for (const { text, entry } of opened) if (!text.startsWith('number ')) faults.push(`${entry.id} does not open: ${text}`);
      }
      return faults;
    },

    leave: () => {
      for (const tab of tabs) tab.close();
    },
  };
}
