import type { roleRoutes } from '@subrosa/contract/staff/roles';
import type { Handlers } from '../../../platform/http/endpoint.ts';
import { staffWho } from '../../moderation/index.ts';
import { confirmRole, endProposal, proposeRole, removeRole } from '../commands/change-roles.ts';
import { readRoles } from '../read-roles.ts';

export const roleHandlers: Handlers<typeof roleRoutes> = {
  listRoles: ({ db, caller }, { clock }) => readRoles(db, clock, staffWho(caller, 'give_roles')),

  proposeRole: async ({ tx, body, caller }, { clock }) => {
    const staff = staffWho(caller, 'give_roles');
    await proposeRole(tx, clock, staff, body);
    return readRoles(tx, clock, staff);
  },

  confirmRole: async ({ tx, params, caller }, { clock }) => {
    const staff = staffWho(caller, 'give_roles');
    await confirmRole(tx, clock, staff, params.id);
    return readRoles(tx, clock, staff);
  },

  declineRole: async ({ tx, params, caller }, { clock }) => {
    const staff = staffWho(caller, 'give_roles');
    await endProposal(tx, clock, staff, params.id, 'declined');
    return readRoles(tx, clock, staff);
  },

  withdrawRole: async ({ tx, params, caller }, { clock }) => {
    const staff = staffWho(caller, 'give_roles');
    await endProposal(tx, clock, staff, params.id, 'withdrawn');
    return readRoles(tx, clock, staff);
  },

  removeRole: async ({ tx, params, caller }, { clock }) => {
    const staff = staffWho(caller, 'give_roles');
    await removeRole(tx, clock, staff, params.id);
    return readRoles(tx, clock, staff);
  },
};
