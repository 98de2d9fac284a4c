import type { FastifyInstance } from 'fastify';

/** A simulator of one outside provider: its documented API, including failures, and a page that shows what was received. */
export interface Simulator {
  name: string;
  description: string;
  /** The path of its page. */
  page: string;
  mount(app: FastifyInstance): void;
}
