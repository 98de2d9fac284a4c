import type { Readable } from 'node:stream';
import type { Operation, Question, Rejection, Result } from './protocol.ts';

/**
 * The process that parses untrusted files for processes that hold keys. They send bytes and receive pixels, and files made
 * from pixels.
 */
export interface Decoder {
  call<Name extends Operation>(question: Extract<Question, { operation: Name }>, request: DecoderRequest): Promise<Result<Name>>;
}

export interface DecoderRequest {
  body: () => Readable;
  /** Receives each file of the response and must read its content to the end. */
  receive?: (name: string, content: AsyncIterable<Buffer>) => Promise<void>;
  /** From 0 to 1. */
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
}

/** The file is invalid; a retry would fail too. */
export class FileRejectedError extends Error {
  override name = 'FileRejectedError';
  readonly reason: Rejection;
  readonly detail: string;

  constructor(reason: Rejection, detail: string) {
    super(`${reason}: ${detail}`);
    this.reason = reason;
    this.detail = detail;
  }
}

/** The decoder could not be reached or did not accept the file, so the file is not at fault. */
export class DecoderUnavailableError extends Error {
  override name = 'DecoderUnavailableError';
}

/** The decoder accepted the file but did not answer: the file may be at fault, or the machine failed. */
export class DecodingFailedError extends Error {
  override name = 'DecodingFailedError';
}
