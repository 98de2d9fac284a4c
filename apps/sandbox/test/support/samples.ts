import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../fixtures');

/** Reads a message as its provider documents it, for tests; `fixtures/README.md` names the sources. */
export const readSample = (path: string): string => readFileSync(join(FOLDER, path), 'utf8');

export interface SampleResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Reads a documented response: status line, headers, a blank line, body. */
export function readSampleResponse(path: string): SampleResponse {
  const text = readSample(path);
  const [head = '', ...body] = text.split('\n\n');
  const [statusLine = '', ...headers] = head.split('\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1]),
    headers: Object.fromEntries(
      headers.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    ),
    body: body.join('\n\n').trimEnd(),
  };
}
