import type { Domain } from '../../platform/domain.ts';
import { reactions } from './reactions.ts';
import { routes } from './routes.ts';

export const staff: Domain = { name: 'staff', endpoints: routes, reactions };
