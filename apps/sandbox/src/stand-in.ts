import type { FastifyInstance } from 'fastify';

/** One outside provider that this process plays: its API as documented, failures too, and a page that shows what arrived. */
export interface StandIn {
  name: string;
  about: string;
  /** Path of its page. */
  page: string;
  mount(app: FastifyInstance): void;
}
