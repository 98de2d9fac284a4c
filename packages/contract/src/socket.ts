import type { z } from 'zod';

/** A message from a browser over the socket; acknowledged with `reply`. */
export interface SocketMessage<Input extends z.ZodType = z.ZodType, Reply extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly summary: string;
  readonly input: Input;
  readonly reply: Reply;
  /** An input that the message accepts; the authorisation matrix sends it. */
  readonly example: z.input<Input>;
}

export function socketMessage<Input extends z.ZodType, Reply extends z.ZodType>(
  definition: SocketMessage<Input, Reply>,
): SocketMessage<Input, Reply> {
  return definition;
}

/** An event that the server publishes over the socket. */
export interface SocketEvent<Payload extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly summary: string;
  readonly payload: Payload;
}

export function socketEvent<Payload extends z.ZodType>(definition: SocketEvent<Payload>): SocketEvent<Payload> {
  return definition;
}

export type SocketMessages = Readonly<Record<string, SocketMessage>>;
