import { DecodingFailedError } from './decoder.ts';
import { entry, type Entry } from './protocol.ts';

const MOST_LINE = 64 * 1024;
const NEWLINE = 10;

/** Reads the entries of a response. The content of a file is readable until the next entry is requested. */
export async function* parseEntries(answer: AsyncIterable<Buffer>): AsyncGenerator<{ entry: Entry; content: AsyncIterable<Buffer> }> {
  const chunks = answer[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  async function more(): Promise<boolean> {
    const { done, value } = await chunks.next();
    if (done) return false;
    rest = rest.length > 0 ? Buffer.concat([rest, value]) : value;
    return true;
  }

  async function* take(bytes: number): AsyncGenerator<Buffer> {
    for (let left = bytes; left > 0;) {
      if (rest.length === 0 && !(await more())) throw new DecodingFailedError('the answer ended within a file');
      const part = rest.subarray(0, left);
      rest = rest.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }

  for (;;) {
    const end = rest.indexOf(NEWLINE);
    if (end < 0) {
      if (rest.length > MOST_LINE) throw new DecodingFailedError('the answer is no answer');
      if (await more()) continue;
      return;
    }
    const found = parse(rest.subarray(0, end));
    rest = rest.subarray(end + 1);
    const content = take('file' in found ? found.bytes : 0);
    yield { entry: found, content };
    // Skips content that the caller did not read.
    for await (const _ of content);
  }
}

function parse(line: Buffer): Entry {
  try {
    return entry.parse(JSON.parse(line.toString()));
  } catch (error) {
    throw new DecodingFailedError('the answer is no answer', { cause: error });
  }
}
