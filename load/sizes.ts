/** The sizes of database for load tests. */
export const sizes = { '100k': 100_000, '1m': 1_000_000, '3m': 3_000_000 } as const;
export type SizeName = keyof typeof sizes;

export const isSize = (name: string): name is SizeName => name in sizes;

export const databaseOf = (size: SizeName): string => `subrosa_load_${size}`;

/** Averages per member. Three in ten have two conversations each. */
export const perMember = { posts: 1, messages: 3, notifications: 3, chatting: 0.3 } as const;
