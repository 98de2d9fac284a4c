import type { SocketMessage, SocketMessages } from '@subrosa/contract/socket';
import type { z } from 'zod';
import type { Policy, Rule } from '../http/policy.ts';
import type { ApiPlatform } from '../platform.ts';
import type { Caller } from '../http/caller.ts';
import type { SocketHandle } from './socket-handle.ts';

type Hearer<M extends SocketMessage> = (
  input: z.output<M['input']>,
  caller: Caller,
  platform: ApiPlatform,
  socket: SocketHandle,
) => Promise<z.input<M['reply']>>;

/** A socket message of the contract with its rule and handler. */
export interface SocketMessageHandler {
  name: string;
  message: SocketMessage;
  rule: Rule;
  handle: (input: never, caller: Caller, platform: ApiPlatform, socket: SocketHandle) => Promise<unknown>;
}

/** Pairs each socket message of a domain with its rule and handler; a missing one is a compile error. */
export function socketMessageHandlers<M extends SocketMessages>(
  messages: M,
  policy: Policy<M>,
  hearers: { readonly [Name in keyof M]: Hearer<M[Name]> },
): SocketMessageHandler[] {
  return Object.entries(messages).map(([name, message]) => {
    const rule = policy[name as keyof M & string];
    const handle = hearers[name];
    if (!rule || !handle) throw new Error(`socket message ${message.name} has no policy or no handler`);
    return { name, message, rule, handle };
  });
}
