import { staffRoutes } from '@subrosa/contract/staff';
import { endpoints } from '../../platform/http/endpoint.ts';
import { adminHandlers } from './routes/admin.ts';
import { memberHandlers } from './routes/members.ts';
import { roleHandlers } from './routes/roles.ts';
import { policy } from './policy.ts';

export const routes = endpoints(staffRoutes, policy, { ...memberHandlers, ...adminHandlers, ...roleHandlers });
