import type { Domain } from '../../platform/domain.ts';
import { routes } from './routes.ts';

export const staff: Domain = { name: 'staff', endpoints: routes };
