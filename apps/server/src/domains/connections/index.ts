import type { Domain } from '../../platform/domain.ts';

export { findRelation } from './queries.ts';

export const connections: Domain = { name: 'connections' };
