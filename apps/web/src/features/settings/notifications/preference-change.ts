import type { Preferences } from '@subrosa/contract/notifications/schemas';
import { notificationKinds, type ChannelChoice, type NotificationKind } from '@subrosa/rules/notifications/kinds';

/** Only the given properties change. */
export type PreferencesChange = Partial<Pick<Preferences, 'emailFrequency' | 'quietFrom' | 'quietTo' | 'messages'>> & {
  kinds?: Partial<Record<NotificationKind, Partial<ChannelChoice>>>;
};

export function changed(cached: Preferences, { kinds = {}, ...others }: PreferencesChange): Preferences {
  const entries = notificationKinds.map((kind) => [kind, { ...cached.kinds[kind], ...kinds[kind] }] as const);
  return { ...cached, ...others, kinds: Object.fromEntries(entries) as Preferences['kinds'] };
}

/** The same properties from `from`: the previous values, or those of the server. */
export function partsOf(from: Preferences, { kinds, ...others }: PreferencesChange): PreferencesChange {
  const parts: PreferencesChange = Object.fromEntries(Object.entries(from).filter(([name]) => name in others));
  if (!kinds) return parts;
  const entries = (Object.keys(kinds) as NotificationKind[]).map((kind) => [kind, only(from.kinds[kind], kinds[kind] ?? {})] as const);
  return { ...parts, kinds: Object.fromEntries(entries) };
}

const only = (choice: ChannelChoice, change: Partial<ChannelChoice>): Partial<ChannelChoice> =>
  Object.fromEntries(Object.entries(choice).filter(([channel]) => channel in change));
