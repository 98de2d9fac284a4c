import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config/config.ts';
import { DecoderUnavailableError, DecodingFailedError, FileRejectedError, type Decoder, type DecoderRequest } from './decoder.ts';
import { parseEntries } from './entries.ts';
import { DECODE_PATH, QUESTION_HEADER, results, SILENCE_MS, type Operation, type Question, type Result } from './protocol.ts';

/** How long a caller waits for a free slot; after that the job is retried later. */
const MOST_WAIT_MS = 60_000;

/** Limit for all files of a response; two renditions of a video of 15 minutes are about half of it. */
const MOST_RECEIVED = 1024 * 1024 * 1024;

const UNIX = /^unix:(\/.+)$/;

/** `http://host:port`, or `unix:/path` when decoder and caller share a folder. */
export function httpDecoder({ DECODER_URL: url }: Pick<Config, 'DECODER_URL'>): Decoder {
  const socketPath = UNIX.exec(url)?.[1];
  const at = socketPath ? { socketPath } : { host: new URL(url).hostname, port: new URL(url).port || 80 };

  return {
    call: async (question, given) => {
      const headers = { [QUESTION_HEADER]: JSON.stringify(question), expect: '100-continue', 'transfer-encoding': 'chunked' };
      // Uses a new connection: if a kept-alive one were lost, it would be unclear whether the decoder accepted the file.
      const clientRequest = httpRequest({ ...at, method: 'POST', path: DECODE_PATH, headers, agent: false, ...signalOf(given) });
      clientRequest.on('error', () => undefined);
      try {
        await accepted(clientRequest);
        return await exchange(clientRequest, question, given);
      } finally {
        clientRequest.destroy();
      }
    },
  };
}

const signalOf = ({ signal }: DecoderRequest) => (signal ? { signal } : {});

/** Resolves when the decoder accepts the file. Any failure before that means that nothing was decoded. */
async function accepted(clientRequest: ClientRequest): Promise<void> {
  const ended = new AbortController();
  const { signal } = ended;
  const timer = setTimeout(() => clientRequest.destroy(new Error('no place became free in time')), MOST_WAIT_MS);
  try {
    clientRequest.flushHeaders();
    const [answer] = await Promise.race([once(clientRequest, 'continue', { signal }), once(clientRequest, 'response', { signal })]);
    if (answer) throw new Error(`it answered ${(answer as IncomingMessage).statusCode}`);
  } catch (error) {
    throw new DecoderUnavailableError('the decoder is away', { cause: error });
  } finally {
    clearTimeout(timer);
    ended.abort();
  }
}

async function exchange<Name extends Operation>(
  clientRequest: ClientRequest,
  question: Extract<Question, { operation: Name }>,
  given: DecoderRequest,
): Promise<Result<Name>> {
  clientRequest.setTimeout(SILENCE_MS, () => clientRequest.destroy(new Error('it fell silent')));
  const responded = once(clientRequest, 'response') as Promise<[IncomingMessage]>;
  const sent = pipeline(given.body(), clientRequest, { end: true });
  try {
    const [[response]] = await Promise.all([responded, sent]);
    return await parseReply(response, question.operation, given);
  } catch (error) {
    if (error instanceof FileRejectedError || error instanceof DecoderUnavailableError) throw error;
    throw new DecodingFailedError(`the decoder did not finish ${question.operation}`, { cause: error });
  }
}

async function parseReply<Name extends Operation>(
  response: IncomingMessage,
  operation: Name,
  given: DecoderRequest,
): Promise<Result<Name>> {
  let left = MOST_RECEIVED;
  for await (const { entry, content } of parseEntries(response as AsyncIterable<Buffer>)) {
    if ('progress' in entry) given.onProgress?.(entry.progress);
    else if ('file' in entry) {
      left -= entry.bytes;
      if (left < 0) throw new DecodingFailedError('the answer is too large');
      await given.receive?.(entry.file, content);
    } else if ('result' in entry) return results[operation].parse(entry.result) as Result<Name>;
    else if ('rejected' in entry) throw new FileRejectedError(entry.rejected, entry.detail);
    else if ('unavailable' in entry) throw new DecoderUnavailableError(entry.unavailable);
    else throw new DecodingFailedError(entry.failed);
  }
  throw new DecodingFailedError('the answer ended early');
}
