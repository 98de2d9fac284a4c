import type { ComponentType } from 'react';
import type { Words } from './words/index.ts';

/** One kind of mail. A subject is read over shoulders and on lock screens: it never says what the house is about. */
export type Mail<Facts> = {
  subject: (words: Words, facts: Facts) => string;
  Letter: ComponentType<{ facts: Facts }>;
};
