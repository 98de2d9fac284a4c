import type { FastifyInstance } from 'fastify';

/** A simulator of one outside provider: its API as documented, including failures, and a page that shows what arrived. */
export interface Simulator {
  name: string;
  description: string;
  /** Path of its page. */
  page: string;
  mount(app: FastifyInstance): void;
}
