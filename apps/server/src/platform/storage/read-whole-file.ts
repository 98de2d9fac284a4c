import type { StoredFiles } from './files.ts';

/** Reads a file that fits into memory. */
export async function readWholeFile(files: StoredFiles, key: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await files.read(key)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
