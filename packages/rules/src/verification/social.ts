import type { SocialPlatform } from './methods.ts';

const profiles: Readonly<Record<SocialPlatform, string>> = {
  twitter: 'https://x.com/',
  linkedin: 'https://www.linkedin.com/in/',
  instagram: 'https://www.instagram.com/',
};

/** A handle without a leading @. */
export function plainHandle(handle: string): string {
  return handle.replace(/^@/, '');
}

/** URL at which a reviewer finds the account. */
export function profileUrl(platform: SocialPlatform, handle: string): string {
  return profiles[platform] + encodeURIComponent(plainHandle(handle));
}
