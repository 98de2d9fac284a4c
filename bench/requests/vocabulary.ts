import { firstParts, secondParts } from '../members/username-parts.ts';

/** Words of posts, most frequent first: word n is drawn about 1/n as often as the first. */
export const vocabulary: readonly string[] = [
  ...new Set([...secondParts, ...firstParts, ...secondParts.flatMap((second) => firstParts.map((first) => first + second))]),
];

/** A word that occurs in one of fifty posts. */
export const ownWord = (post: number): string => `ref${post}`;

/** A word of no post. */
export const NOWHERE = 'zzzzq';
