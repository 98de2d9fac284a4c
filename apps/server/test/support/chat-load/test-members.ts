import type { ConversationEntry } from '@subrosa/contract/conversations/schemas';
import { aConversation, aChatMember, type ChatMember } from '../conversations.ts';
import { eventually } from '../eventually.ts';
import type { IsolatedStack, Part } from '../isolated-stack.ts';
import { findFaults, openLedger } from './ledger.ts';
import { aSender, sendConcurrently } from './sender.ts';
import { aTab, type Tab } from './tab.ts';

const WITHIN_MS = 30_000;

/** Creates members in a ring, each with a tab and a conversation with both neighbours. */
export async function createTestMembers(api: IsolatedStack, size: number) {
  const ledger = openLedger();
  const chatMembers: ChatMember[] = [];
  for (let index = 0; index < size; index += 1) chatMembers.push(await aChatMember(api));
  const conversations: { id: string; chatMembers: ChatMember[] }[] = [];
  for (const [index, one] of chatMembers.entries()) {
    const other = chatMembers[(index + 1) % size] as ChatMember;
    conversations.push({ id: await aConversation(one, other), chatMembers: [one, other] });
  }
  const senders: (() => Promise<void>)[] = [];
  const tabs: Tab[] = [];
  for (const { id, chatMembers: both } of conversations) {
    for (const chatMember of both) {
      const sendNext = await aSender(api, chatMember, id, ledger);
      // A conversation is invisible to its recipient until the first message.
      await sendNext();
      senders.push(sendNext);
    }
  }
  for (const chatMember of chatMembers) {
    tabs.push(
      await aTab(
        api,
        chatMember,
        conversations.filter((one) => one.chatMembers.includes(chatMember)).map(({ id }) => id),
      ),
    );
  }
  const traffic = sendConcurrently(senders);

  /** Waits until all acknowledged messages have reached every tab, while no messages are sent and no process is killed. */
  async function everybodyKnows(): Promise<void> {
    const counts = new Map<string, number>();
    for (const { conversationId: id } of ledger.acknowledged) counts.set(id, (counts.get(id) ?? 0) + 1);
    const know = async () => tabs.every(({ held }) => [...held].every(([id, ids]) => ids.length === counts.get(id)));
    await eventually(know, WITHIN_MS, 'tabs that know of everything');
  }

  async function wholeHistory(id: string, reader: ChatMember): Promise<ConversationEntry[]> {
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
    traffic,
    tabs,
    everybodyKnows,

    /**
     * Kills a process during traffic. After it returns, no new messages are sent, and all messages have reached every
     * tab.
     */
    async killed(part: Part, awayMs: number) {
      const before = { sent: ledger.acknowledged.length, unanswered: ledger.unanswered, ...this.received() };
      ledger.begin();
      traffic.go();
      await eventually(async () => ledger.acknowledged.length > before.sent + 2 * size, WITHIN_MS, 'messages before the kill');
      await part.kill();
      await new Promise((resolve) => setTimeout(resolve, awayMs));
      const resting = traffic.rest();
      await Promise.all([resting, part.start()]);
      const began = performance.now();
      await api.ready();
      await everybodyKnows();
      const received = this.received();
      return {
        sent: ledger.acknowledged.length - before.sent,
        unanswered: ledger.unanswered - before.unanswered,
        live: received.live - before.live,
        fetched: received.fetched - before.fetched,
        gapSeconds: ledger.longestGap / 1000,
        knownSeconds: (performance.now() - began) / 1000,
      };
    },

    received: () => ({
      live: tabs.reduce((sum, { counts }) => sum + counts.live, 0),
      fetched: tabs.reduce((sum, { counts }) => sum + counts.fetched, 0),
    }),

    /** Returns the differences between the stored histories, the tabs and the ledger. */
    async findFaults(): Promise<string[]> {
      const faults = tabs.flatMap((tab) => tab.faults);
      for (const { id, chatMembers: both } of conversations) {
        const history = await wholeHistory(id, both[0] as ChatMember);
        faults.push(...findFaults(id, history, ledger));
        const ids = history.map((entry) => entry.id).join();
        for (const { held } of tabs) if (held.has(id) && held.get(id)?.join() !== ids) faults.push(`a tab holds ${id} otherwise`);
        const opened = await (both[1] as ChatMember).openEntries(id, history);
        for (const { text, entry } of opened) if (!text.startsWith('number ')) faults.push(`${entry.id} does not open: ${text}`);
      }
      return faults;
    },

    leave: () => {
      for (const tab of tabs) tab.close();
    },
  };
}
