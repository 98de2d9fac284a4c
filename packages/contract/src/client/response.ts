import type { Failure } from '../envelope.ts';
import { SERVER_FAILED } from './errors.ts';

export interface Success {
  ok: true;
  status: number;
  body: unknown;
  version: string | undefined;
  code: string | undefined;
  message: string | undefined;
}

export interface ErrorResponse {
  ok: false;
  status: number;
  code: string | undefined;
  message: string;
  fields: Failure['fields'];
  details: Failure['details'];
}

export type ParsedResponse = Success | ErrorResponse;

/** Parses `{ body, message?, code? }` and `{ message, code, fields? }`, and other responses of a proxy or the chat service. */
export async function parseResponse(response: Response): Promise<ParsedResponse> {
  const { status } = response;
  const text = await response.text();
  const data = parsed(text, response.headers.get('content-type') ?? '');
  const unreadable = data === undefined && text !== '';
  const envelope = typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {};
  const code = string(envelope['code']);
  const message = string(envelope['message']);
  if (response.ok && !unreadable) {
    return { ok: true, status, body: envelope['body'], version: response.headers.get('etag') ?? undefined, code, message };
  }
  const spoken = message ?? string(envelope['error']) ?? string(data);
  if (spoken === undefined)
    return { ok: false, status, code: code ?? 'server.error', message: SERVER_FAILED, fields: undefined, details: undefined };
  return {
    ok: false,
    status,
    code,
    message: spoken,
    fields: envelope['fields'] as Failure['fields'],
    details: envelope['details'] as Failure['details'],
  };
}

function parsed(text: string, type: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's HTML page is not suitable for a toast.
    return type.startsWith('text/plain') && text !== '' ? text : undefined;
  }
}

function string(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
