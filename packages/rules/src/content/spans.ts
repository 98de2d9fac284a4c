export type ContactKind = 'email' | 'phone' | 'url' | 'handle' | 'payment';

/** A passage that gives somebody away; `end` is exclusive. */
export interface ContactDetail {
  start: number;
  end: number;
  kind: ContactKind;
}
