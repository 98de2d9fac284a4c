export interface ReceivedText {
  sid: string;
  to: string;
  from: string;
  body: string;
  at: Date;
}

export interface Inbox {
  receive(text: ReceivedText): void;
  /** Newest first; of one number or of all. */
  list(to?: string): readonly ReceivedText[];
}

/** The phones of everybody, in memory: the oldest text makes room for the newest. */
export function createInbox(capacity = 500): Inbox {
  let texts: readonly ReceivedText[] = [];
  return {
    receive: (text) => (texts = [text, ...texts].slice(0, capacity)),
    list: (to) => (to ? texts.filter((text) => text.to === to) : texts),
  };
}
