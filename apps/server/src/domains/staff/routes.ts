import { staffCalls } from '@subrosa/contract/staff';
import { endpoints } from '../../platform/http/endpoint.ts';
import { houseHandlers } from './routes/house.ts';
import { memberHandlers } from './routes/members.ts';
import { roleHandlers } from './routes/roles.ts';
import { policy } from './policy.ts';

export const routes = endpoints(staffCalls, policy, { ...memberHandlers, ...houseHandlers, ...roleHandlers });
