export type ContactKind = 'email' | 'phone' | 'url' | 'handle' | 'payment';

/** A passage with contact details; `end` is exclusive. */
export interface ContactDetail {
  start: number;
  end: number;
  kind: ContactKind;
}
