import type { AnyRoute } from '@subrosa/contract/route';

/**
 * The relation of the viewer to the subject: the columns of the table. Blocked and suspended subjects were connected
 * before.
 */
export const relations = [
  'none',
  'pending-in',
  'pending-out',
  'connected',
  'private',
  'private-connected',
  'blocked-by',
  'blocking',
  'suspended',
  'missing',
] as const;

export type RelationName = (typeof relations)[number];

/** Relations in which the subject must be indistinguishable from a missing member. */
export const hidden = ['blocked-by', 'blocking', 'suspended'] as const satisfies readonly RelationName[];

export interface Somebody {
  id: string;
  username: string;
}

/** Ids of what exists between the two members; random ids when the subject is missing. */
interface Things {
  /** In the subject's gallery. */
  picture: string;
  /** A request post of the subject, which is a favourite of the viewer. */
  post: string;
  /** In the subject's calendar, visible to all members. */
  entry: string;
  /** Their conversation with one message by the subject. */
  conversation: string;
  message: string;
  file: string;
  /** A group of the viewer, and a group of the subject to which the viewer is invited. */
  group: string;
  invited: string;
  /** The viewer's entry in a depiction declaration of the subject's item. */
  depiction: string;
  /** An item of the viewer that declares the subject, and one without a declaration. */
  ownDepiction: string;
  draft: string;
  /** The viewer's endorsement of the subject; the one by the subject is not approved yet. */
  written: string;
  received: string;
}

export interface RelationFixture {
  relation: RelationName;
  /** The prefix of all usernames except the viewer's. */
  tag: string;
  viewer: Somebody;
  subject: Somebody;
  /** Connected with both; appears in every list next to the subject. */
  neighbour: Somebody;
  things: Things;
}

export interface Input {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

export type SendRequest = (route: AnyRoute, input: Input) => Promise<Answer>;
