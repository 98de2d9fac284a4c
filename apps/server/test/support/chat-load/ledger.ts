import type { History } from '../conversations.ts';

/** An acknowledged message as recorded by its sender. */
interface Acknowledged {
  conversationId: string;
  senderId: string;
  id: string;
  /** Counts the messages of one member in one conversation. */
  number: number;
  sequence: number;
  sentAt: string;
  frankingTag: string;
}

export interface Ledger {
  acknowledged: Acknowledged[];
  /** Attempts without a response, or with a response that asks for a retry. */
  unanswered: number;
  /** The time of the last acknowledgement, and the longest interval between two, in milliseconds. */
  last: number;
  longestGap: number;
  note(message: Acknowledged): void;
  /** Restarts the measurement, because a pause is not a gap. */
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

/** Compares a complete history with the ledger and returns the differences. */
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
