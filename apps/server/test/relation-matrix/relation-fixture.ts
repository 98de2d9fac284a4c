import type { AnyRoute } from '@subrosa/contract/route';

/** How the viewer stands to the subject: the columns of the table. Who is blocked or suspended was a connection before. */
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

/** Who is to be told from nobody by nothing. */
export const hidden = ['blocked-by', 'blocking', 'suspended'] as const satisfies readonly RelationName[];

export interface Somebody {
  id: string;
  username: string;
}

/** Ids of what lies between the two. Of nobody they are nobody’s. */
interface Things {
  /** Of the subject’s gallery. */
  picture: string;
  /** A request post of the subject, which the viewer keeps. */
  post: string;
  /** In the subject’s calendar, for all members. */
  entry: string;
  /** What the two said to each other: the subject’s one message. */
  conversation: string;
  message: string;
  file: string;
  /** A group of the viewer, and one of the subject to which the viewer is invited. */
  group: string;
  invited: string;
  /** The subject’s item that is said to show the viewer, as the viewer answers it. */
  depiction: string;
  /** The viewer’s own item that is said to show the subject, and one that says nothing yet. */
  ownDepiction: string;
  draft: string;
  /** What the viewer wrote about the subject; what the subject wrote about the viewer waits. */
  written: string;
  received: string;
}

export interface RelationFixture {
  relation: RelationName;
  /** The beginning of all names in it but the viewer’s. */
  tag: string;
  viewer: Somebody;
  subject: Somebody;
  /** Connected with both: the entries around the subject in every list. */
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
