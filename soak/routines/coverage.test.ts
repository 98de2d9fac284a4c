import { callsByDomain } from '@subrosa/contract/calls';
import { isWriting, type AnyRoute } from '@subrosa/contract/route';
import { expect, it } from 'vitest';
import type { ChatMember } from '../../apps/server/src/testing/conversations.ts';
import { openLedger } from '../ledger/ledger.ts';
import type { Writer } from '../ledger/writer.ts';
import { keeping } from './calendar.ts';
import { meeting } from './connections.ts';
import { isOfStaff, leftOut } from './left-out.ts';
import { posting } from './requests.ts';
import { settling } from './settings.ts';
import { chatting } from './chatting.ts';
import { uploading } from './uploading.ts';
import { visiting } from './visiting.ts';

const nobody = { memberId: 'iris' } as Writer;
const chatMember = { writerIn: async () => async () => ({}) } as unknown as ChatMember;

const routines = [
  keeping(nobody),
  meeting(nobody, nobody),
  posting(nobody, nobody),
  settling(nobody, 'moth'),
  await chatting({ chatMember, writer: nobody }, { chatMember, writer: nobody }, 'conversation'),
  uploading(nobody, openLedger()),
  visiting(nobody),
];

const writing = Object.entries(callsByDomain).flatMap(([domain, calls]) =>
  Object.entries<AnyRoute>(calls)
    .filter(([, route]) => isWriting(route.method))
    .map(([name, { path }]) => ({ name: `${domain}.${name}`, path })),
);

it('makes every writing call of the contract, or says why not', () => {
  const made = routines.flatMap(({ calls }) => calls);
  const excused = Object.values(leftOut).flat();
  const known = [...made, ...excused];
  const wanted = writing.filter(({ path }) => !isOfStaff(path)).map(({ name }) => name);
  expect(wanted.filter((name) => !known.includes(name))).toEqual([]);
  expect(known.filter((name) => !wanted.includes(name))).toEqual([]);
  expect(excused.filter((name) => made.includes(name))).toEqual([]);
});
