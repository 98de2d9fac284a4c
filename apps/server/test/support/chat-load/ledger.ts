import type { History } from '../conversations.ts';

/** A message that the service has acknowledged, as its sender wrote it down. */
interface Acknowledged {
  conversationId: string;
  senderId: string;
  id: string;
  /** Counts what one member says in one conversation, one after the other. */
  number: number;
  sequence: number;
  sentAt: string;
  frankingTag: string;
}

export interface Ledger {
  acknowledged: Acknowledged[];
  /** Attempts that brought no answer, or one that asks to come back. */
  unanswered: number;
  /** When the last one was acknowledged, and the longest time that passed between two, in milliseconds. */
  last: number;
  longestGap: number;
  note(message: Acknowledged): void;
  /** A rest is no gap. */
  begin(): void;
}

export function openLedger(): Ledger {
  const ledger: Ledger = {
    acknowledged: [],
    unanswered: 0,
    last: performance.now(),
    longestGap: 0,
    note: (message) => {
      ledger.acknowledged.push(message);
      ledger.longestGap = Math.max(ledger.longestGap, performance.now() - ledger.last);
      ledger.last = performance.now();
    },
    begin: () => {
      ledger.last = performance.now();
      ledger.longestGap = 0;
    },
  };
  return ledger;
}

type Entry = History['entries'][number];

/** What is wrong with a whole history, held against the ledger; nothing where all is well. */
export function findFaults(conversationId: string, history: readonly Entry[], ledger: Ledger): string[] {
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string) => void (holds || faults.push(fault));
  const own = ledger.acknowledged.filter((message) => message.conversationId === conversationId);
  for (const [index, entry] of history.entries()) expect(entry.sequence === index + 1, `${entry.sequence} stands at ${index + 1}`);
  const byId = new Map(history.map((entry) => [entry.id, entry]));
  expect(byId.size === history.length, `${history.length - byId.size} doubled`);
  expect(history.length === own.length, `${history.length} there, ${own.length} acknowledged`);
  for (const message of own) {
    const entry = byId.get(message.id);
    const isSame =
      entry?.kind === 'message' &&
      entry.sequence === message.sequence &&
      entry.sentAt === message.sentAt &&
      entry.senderId === message.senderId &&
      entry.frankingTag === message.frankingTag;
    expect(isSame, entry ? `${message.id} is not what was acknowledged` : `${message.id} is lost`);
  }
  const received = new Map<string, number>();
  for (const { senderId, number } of own.toSorted((one, other) => one.sequence - other.sequence)) {
    expect(number === (received.get(senderId) ?? 0) + 1, `${number} of ${senderId} follows ${received.get(senderId)}`);
    received.set(senderId, number);
  }
  return faults;
}
