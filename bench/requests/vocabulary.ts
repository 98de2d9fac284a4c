import { firstParts, secondParts } from '../members/username-parts.ts';

/** Words of posts, the most used first: a text draws the word at place n about 1/n as often as the first. */
export const vocabulary: readonly string[] = [
  ...new Set([...secondParts, ...firstParts, ...secondParts.flatMap((second) => firstParts.map((first) => first + second))]),
];

/** Occurs in one post of fifty. */
export const ownWord = (post: number): string => `ref${post}`;

/** In no post. */
export const NOWHERE = 'zzzzq';
