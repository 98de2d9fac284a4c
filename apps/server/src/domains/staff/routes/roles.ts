import type { roleRoutes } from '@subrosa/contract/staff/roles';
import type { Handlers } from '../../../platform/http/endpoint.ts';
import { requirePermission } from '../../moderation/index.ts';
import { confirmRole, endProposal, proposeRole, removeRole } from '../commands/change-roles.ts';
import { getRoles } from '../get-roles.ts';

export const roleHandlers: Handlers<typeof roleRoutes> = {
  listRoles: ({ db, caller }, { clock }) => getRoles(db, clock, requirePermission(caller, 'assign_roles')),

  proposeRole: async ({ tx, body, caller }, { clock }) => {
    const staff = requirePermission(caller, 'assign_roles');
    await proposeRole(tx, clock, staff, body);
    return getRoles(tx, clock, staff);
  },

  confirmRole: async ({ tx, params, caller }, { clock }) => {
    const staff = requirePermission(caller, 'assign_roles');
    await confirmRole(tx, clock, staff, params.id);
    return getRoles(tx, clock, staff);
  },

  declineRole: async ({ tx, params, caller }, { clock }) => {
    const staff = requirePermission(caller, 'assign_roles');
    await endProposal(tx, clock, staff, params.id, 'declined');
    return getRoles(tx, clock, staff);
  },

  withdrawRole: async ({ tx, params, caller }, { clock }) => {
    const staff = requirePermission(caller, 'assign_roles');
    await endProposal(tx, clock, staff, params.id, 'withdrawn');
    return getRoles(tx, clock, staff);
  },

  removeRole: async ({ tx, params, caller }, { clock }) => {
    const staff = requirePermission(caller, 'assign_roles');
    await removeRole(tx, clock, staff, params.id);
    return getRoles(tx, clock, staff);
  },
};
