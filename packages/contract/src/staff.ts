import { adminRoutes } from './staff/admin.ts';
import { inboxRoutes } from './staff/inbox.ts';
import { memberRoutes } from './staff/members.ts';
import { roleRoutes } from './staff/roles.ts';

export const staffRoutes = { ...memberRoutes, ...inboxRoutes, ...adminRoutes, ...roleRoutes };
