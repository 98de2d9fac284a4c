import type { PersonaName } from '../../../apps/server/test/support/personas.ts';
import type { InterestSlug } from '../../../packages/rules/src/reference/interests.ts';
import type { OpportunityType } from '../../../packages/rules/src/requests/post.ts';

export interface SeededPost {
  by: PersonaName;
  title: string;
  description: string;
  type: OpportunityType;
  fetish: InterestSlug;
  cents: number;
  /** Hours before the evening of the seed. */
  hoursAgo: number;
  /** Whether the post has the city of its owner; otherwise it has none. */
  local?: true;
  pictures?: number;
  views?: number;
  favouriteOf?: readonly PersonaName[];
}

/** Hidden, because it contains contact details. */
export const unpublished = {
  by: 'ansel',
  title: 'Well-kept brogues, size 44',
  description: 'Polished every Sunday for six years. Write to me at ansel@example.org for more photographs.',
  type: 'items',
  fetish: 'worn_shoes',
  cents: 5200,
  hoursAgo: 34,
} as const satisfies SeededPost;
