import type { SocketMessage } from '@subrosa/contract/socket';

/** Sends a message through the open socket, and waits for its acknowledgement. */
type Transport = (name: string, input: unknown) => Promise<unknown>;

let transport: Transport | null = null;

/** Called by the connection; null without one. */
export function setTransport(nextTransport: Transport | null): void {
  transport = nextTransport;
}

/** Sends a message of the contract; resolves with null without a connection, or when the server rejects it. */
export async function sendSocketMessage<Message extends SocketMessage>(
  { name }: Message,
  input: Message['input']['_input'],
): Promise<Message['reply']['_output'] | null> {
  if (!transport) return null;
  const response = (await transport(name, input).catch(() => null)) as { body?: Message['reply']['_output'] } | null;
  return response?.body ?? null;
}
