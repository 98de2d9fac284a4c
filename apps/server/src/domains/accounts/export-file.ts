import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** The key of an export's file in the store, also while the file is being created. */
export const exportKeyOf = (exportId: string): string => `exports/${exportId}.zip`;

/** A zip of readable JSON files. */
export async function zipOf(files: Readonly<Record<string, unknown>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(JSON.stringify(content, null, 2)), name);
  zip.end();
  return buffer(zip.outputStream);
}
