/** Every article of the help, by the name in its URL, in the groups of the index. */
export const articleGroups = {
  start: ['start-looking', 'start-offering', 'who-sees-what', 'connections-blocks-reports'],
  trade: ['requests', 'paying-without-escrow', 'scams', 'meeting'],
  problems: ['blackmail', 'picture-of-me', 'decisions-appeals'],
  account: ['verification', 'premium', 'encryption', 'recovery', 'leaving'],
} as const;

export type ArticleGroup = keyof typeof articleGroups;

export type ArticleSlug = (typeof articleGroups)[ArticleGroup][number];

export const articleSlugs: readonly ArticleSlug[] = Object.values(articleGroups).flat();
