import { show } from './opening/show.ts';

export const peek = show;
