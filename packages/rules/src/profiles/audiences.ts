/** Audiences of a part of a profile. The names are the specification's for birthdays; all other fields use them too. */
export const audiences = ['all', 'connections', 'premium', 'connections_and_premium', 'you'] as const;

export type Audience = (typeof audiences)[number];

export interface Viewer {
  self: boolean;
  connected: boolean;
  premium: boolean;
}

export function maySee(audience: Audience, viewer: Viewer): boolean {
  if (viewer.self) return true;
  switch (audience) {
    case 'all':
      return true;
    case 'connections':
      return viewer.connected;
    case 'premium':
      return viewer.premium;
    case 'connections_and_premium':
      return viewer.connected || viewer.premium;
    case 'you':
      return false;
    default:
      return audience satisfies never;
  }
}

/** Kinds of viewers as whom members may preview their own profile. */
export const viewAsKinds = ['member', 'connection', 'premium'] as const;

export type ViewAs = (typeof viewAsKinds)[number];

export const viewersAs: Readonly<Record<ViewAs, Viewer>> = {
  member: { self: false, connected: false, premium: false },
  connection: { self: false, connected: true, premium: false },
  premium: { self: false, connected: false, premium: true },
};
