/**
 * The requests of connected members at the peak, with their rates. docs/scale.md plans for a million members 25,000 sockets, 1,500 requests a
 * second and 1.2 million messages a day. It is also assumed that the peak has three times as many messages as the average, which is
 * 42 a second. So one connected member makes 0.06 requests and 0.0017 messages a second, and of a hundred requests 2.8 are messages.
 */
export const peak = { requestsPerMember: 0.06, messagesPerMember: 0.0017, timesMean: 3, socketsPerMillion: 25_000 } as const;

export interface Call {
  /** The share in percent. */
  weight: number;
  kind: 'read' | 'write';
  why: string;
}

export const mix = {
  presence: {
    weight: 24.6,
    kind: 'write',
    why: 'every open tab sends it once a minute (0.0167/s); background tabs send it less often',
  },
  profile: { weight: 9, kind: 'read', why: 'opened from searches and the feed' },
  explore: { weight: 8, kind: 'read', why: 'the first page of the app; every second request with filters, drawn as in bench/explore' },
  unreadCount: { weight: 8, kind: 'read', why: 'with every opened page, and after live updates' },
  feed: { weight: 6, kind: 'read', why: 'the second page of the app; every second request with filters, drawn as in bench/requests' },
  conversations: { weight: 6, kind: 'read', why: 'the list beside every chat, requested again when a tab becomes active' },
  history: { weight: 5, kind: 'read', why: 'opening a conversation' },
  request: { weight: 5, kind: 'read', why: 'details of a post, from the feed' },
  notifications: { weight: 5, kind: 'read', why: 'the list behind the bell' },
  cursor: { weight: 4, kind: 'write', why: 'a message is received and read: one or two for each sent message' },
  send: { weight: 2.8, kind: 'write', why: '1.2 million messages a day, three times the mean at the peak' },
  requestView: { weight: 2.5, kind: 'write', why: 'every second view of a post counts: once per member and day' },
  calendar: { weight: 2, kind: 'read', why: 'a month of the own entries and those of connections' },
  ownProfile: { weight: 2, kind: 'read', why: 'the menu and the settings show it' },
  account: { weight: 2, kind: 'read', why: 'requested when the app starts' },
  refresh: { weight: 1.8, kind: 'write', why: 'access tokens are valid for fifteen minutes (0.0011/s)' },
  favourites: { weight: 1.5, kind: 'read', why: 'the list of favourites' },
  connections: { weight: 1, kind: 'read', why: 'the list of connections' },
  active: { weight: 1, kind: 'read', why: 'which connections are online' },
  reference: { weight: 1, kind: 'read', why: 'interests, which browsers cache for long' },
  favourite: { weight: 0.7, kind: 'write', why: 'adding a favourite' },
  ticket: { weight: 0.7, kind: 'write', why: 'a socket is opened again: tabs are opened and closed' },
  login: {
    weight: 0.4,
    kind: 'write',
    why: '170,000 are active per day; most stay signed in; as many sign in at the peak as are active on average',
  },
} as const satisfies Readonly<Record<string, Call>>;

export type CallName = keyof typeof mix;

export const callNames = Object.keys(mix) as CallName[];

/** Maps a number from 0 to 1 to a route by weight. */
export function drawCall(chance: number): CallName {
  let left = chance * callNames.reduce((sum, name) => sum + mix[name].weight, 0);
  for (const name of callNames) {
    left -= mix[name].weight;
    if (left < 0) return name;
  }
  return 'presence';
}
