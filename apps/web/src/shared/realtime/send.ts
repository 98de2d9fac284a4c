import type { SocketMessage } from '@subrosa/contract/socket';

/** Sends a message over the socket that is open, and waits for its acknowledgement. */
type Transport = (name: string, input: unknown) => Promise<unknown>;

let transport: Transport | null = null;

/** Called by the connection; null where there is none. */
export function setTransport(nextTransport: Transport | null): void {
  transport = nextTransport;
}

/** Says a message of the contract; null where nobody is connected, or the service refused it. */
export async function sendSocketMessage<Message extends SocketMessage>(
  { name }: Message,
  input: Message['input']['_input'],
): Promise<Message['reply']['_output'] | null> {
  if (!transport) return null;
  const response = (await transport(name, input).catch(() => null)) as { body?: Message['reply']['_output'] } | null;
  return response?.body ?? null;
}
