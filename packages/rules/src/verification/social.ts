import type { SocialPlatform } from './methods.ts';

const profiles: Readonly<Record<SocialPlatform, string>> = {
  twitter: 'https://x.com/',
  linkedin: 'https://www.linkedin.com/in/',
  instagram: 'https://www.instagram.com/',
};

/** A name without the sign that people write before it. */
export function plainHandle(handle: string): string {
  return handle.replace(/^@/, '');
}

/** Where a reviewer finds the account. */
export function profileUrl(platform: SocialPlatform, handle: string): string {
  return profiles[platform] + encodeURIComponent(plainHandle(handle));
}
