import type { LinkKind } from '@subrosa/rules/profiles/fields';
import {
  IconBrandBluesky,
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandMastodon,
  IconBrandOnlyfans,
  IconBrandPatreon,
  IconBrandReddit,
  IconBrandThreads,
  IconBrandTiktok,
  IconBrandTumblr,
  IconBrandX,
  IconBrandYoutube,
  IconHeartHandshake,
  IconLink,
  IconWorld,
  type Icon,
} from '@tabler/icons-react';

type Platform = { name: string; kind: LinkKind; icon: Icon };

/** Brand names are the same in every language; other platforms are translated where they are displayed. */
export const platforms = {
  instagram: { name: 'Instagram', kind: 'social', icon: IconBrandInstagram },
  x: { name: 'X', kind: 'social', icon: IconBrandX },
  tiktok: { name: 'TikTok', kind: 'social', icon: IconBrandTiktok },
  bluesky: { name: 'Bluesky', kind: 'social', icon: IconBrandBluesky },
  threads: { name: 'Threads', kind: 'social', icon: IconBrandThreads },
  mastodon: { name: 'Mastodon', kind: 'social', icon: IconBrandMastodon },
  facebook: { name: 'Facebook', kind: 'social', icon: IconBrandFacebook },
  linkedin: { name: 'LinkedIn', kind: 'social', icon: IconBrandLinkedin },
  reddit: { name: 'Reddit', kind: 'social', icon: IconBrandReddit },
  tumblr: { name: 'Tumblr', kind: 'social', icon: IconBrandTumblr },
  youtube: { name: 'YouTube', kind: 'social', icon: IconBrandYoutube },
  onlyfans: { name: 'OnlyFans', kind: 'fan_site', icon: IconBrandOnlyfans },
  patreon: { name: 'Patreon', kind: 'fan_site', icon: IconBrandPatreon },
  fansly: { name: 'Fansly', kind: 'fan_site', icon: IconHeartHandshake },
  website: { name: '', kind: 'personal', icon: IconWorld },
} as const satisfies Record<string, Platform>;

export type PlatformId = keyof typeof platforms;

/** An unknown platform is shown by its stored name. */
export function platformOf(id: string): Platform {
  return (platforms as Record<string, Platform | undefined>)[id.toLowerCase()] ?? { name: id, kind: 'social', icon: IconLink };
}
