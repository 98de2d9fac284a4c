import type { Domain } from '../../platform/domain.ts';
import { reactions } from './reactions.ts';
import { routes } from './routes.ts';

export const announcements: Domain = { name: 'announcements', endpoints: routes, reactions };
