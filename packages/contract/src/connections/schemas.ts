import { accountTypes } from '@subrosa/rules/accounts/account-types';
import { z } from 'zod';
import { exploreRoutes, memberCard } from '../explore.ts';

const searchQuery = exploreRoutes.searchMembers.query;

/** The same parameters as the search of members. */
export const paging = searchQuery.pick({ page: true, limit: true, after: true, language: true });

export const listFilter = searchQuery
  .pick({ page: true, limit: true, after: true, language: true, search: true, user_type: true, plan: true, gender: true, interests: true })
  .extend({ status: z.enum(['pending', 'connected'], 'field.notAChoice').optional().describe('Both if omitted.') });

export const connectionView = z.object({
  memberId: z.uuid(),
  state: z
    .enum(['self', 'none', 'outgoing', 'incoming', 'connected'])
    .describe('`outgoing` waits for the other member, `incoming` for the caller.'),
  since: z.iso.date().nullable().describe('In UTC.'),
  note: z.string().nullable().describe('The note of a pending request, without contact details.'),
});

export type ConnectionView = z.output<typeof connectionView>;

export const connectionList = z.object({
  users: z.array(z.object({ member: memberCard, since: z.iso.date(), note: z.string().nullable() })),
  after: z.string().nullable().describe('Cursor of the next page; null for the last page.'),
});

export const blockedMember = z.object({
  id: z.uuid(),
  username: z.string(),
  accountType: z.enum(accountTypes),
  since: z.iso.datetime(),
});

export const endorsementView = z.object({
  id: z.uuid(),
  author: memberCard,
  text: z.string(),
  waiting: z.boolean().describe('Whether the endorsed member has not approved it yet.'),
  writtenOn: z.iso.date().describe('In UTC.'),
  can: z.object({ approve: z.boolean(), withdraw: z.boolean() }),
});

export type EndorsementView = z.output<typeof endorsementView>;
