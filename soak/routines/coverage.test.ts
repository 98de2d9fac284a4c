import { routesByDomain } from '@subrosa/contract/routes';
import { isWriting, type AnyRoute } from '@subrosa/contract/route';
import { expect, it } from 'vitest';
import type { ChatMember } from '../../apps/server/test/support/conversations.ts';
import { openLedger } from '../ledger/ledger.ts';
import type { Writer } from '../ledger/writer.ts';
import { calendarRoutine } from './calendar.ts';
import { connectionsRoutine } from './connections.ts';
import { isStaffRoute, excludedRoutes } from './excluded-routes.ts';
import { requestsRoutine } from './requests.ts';
import { settingsRoutine } from './settings.ts';
import { chatting } from './chat.ts';
import { uploadsRoutine } from './uploads.ts';
import { visitorRoutine } from './visitor.ts';

const nobody = { memberId: 'iris' } as Writer;
const chatMember = { writerIn: async () => async () => ({}) } as unknown as ChatMember;

const routines = [
  calendarRoutine(nobody),
  connectionsRoutine(nobody, nobody),
  requestsRoutine(nobody, nobody),
  settingsRoutine(nobody, 'moth'),
  await chatting({ chatMember, writer: nobody }, { chatMember, writer: nobody }, 'conversation'),
  uploadsRoutine(nobody, openLedger()),
  visitorRoutine(nobody),
];

const writing = Object.entries(routesByDomain).flatMap(([domain, calls]) =>
  Object.entries<AnyRoute>(calls)
    .filter(([, route]) => isWriting(route.method))
    .map(([name, { path }]) => ({ name: `${domain}.${name}`, path })),
);

it('covers every writing route of the contract, or gives a reason', () => {
  const made = routines.flatMap(({ calls }) => calls);
  const excused = Object.values(excludedRoutes).flat();
  const known = [...made, ...excused];
  const wanted = writing.filter(({ path }) => !isStaffRoute(path)).map(({ name }) => name);
  expect(wanted.filter((name) => !known.includes(name))).toEqual([]);
  expect(known.filter((name) => !wanted.includes(name))).toEqual([]);
  expect(excused.filter((name) => made.includes(name))).toEqual([]);
});
