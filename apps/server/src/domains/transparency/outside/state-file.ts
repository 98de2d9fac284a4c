import type { LogState } from '@subrosa/transparency/entries/log-state';

const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'base64'));

/** What an audit verified, as JSON with bytes in base64. */
export function writeState(state: LogState): string {
  return `${JSON.stringify(state, (_name, value: unknown) => (value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value), 2)}\n`;
}

export function readState(text: string): LogState {
  return JSON.parse(text, (_name, value: unknown) => (isBytes(value) ? bytesOf(value.base64) : value)) as LogState;
}

const isBytes = (value: unknown): value is { base64: string } => typeof value === 'object' && value !== null && 'base64' in value;
