export interface ReceivedText {
  sid: string;
  to: string;
  from: string;
  body: string;
  at: Date;
}

export interface Inbox {
  receive(text: ReceivedText): void;
  /** Returns texts of one number or of all, newest first. */
  list(to?: string): readonly ReceivedText[];
}

/** All received texts, in memory; the oldest are dropped when the limit is reached. */
export function createInbox(capacity = 500): Inbox {
  let texts: readonly ReceivedText[] = [];
  return {
    receive: (text) => (texts = [text, ...texts].slice(0, capacity)),
    list: (to) => (to ? texts.filter((text) => text.to === to) : texts),
  };
}
