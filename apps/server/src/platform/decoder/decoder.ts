import type { Readable } from 'node:stream';
import type { Operation, Question, Rejection, Result } from './protocol.ts';

/** The process that reads hostile files, for those that hold keys: they hand in bytes, and get pixels and files that were made from pixels. */
export interface Decoder {
  call<Name extends Operation>(question: Extract<Question, { operation: Name }>, request: DecoderRequest): Promise<Result<Name>>;
}

export interface DecoderRequest {
  body: () => Readable;
  /** Takes each file of the answer; reads its content to the end. */
  receive?: (name: string, content: AsyncIterable<Buffer>) => Promise<void>;
  /** From 0 to 1. */
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
}

/** The file is at fault, however often it is tried. */
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

/** Nothing was decoded, because nobody was there to do it: the file is not at fault. */
export class DecoderUnavailableError extends Error {
  override name = 'DecoderUnavailableError';
}

/** The decoder took the file and did not answer: the file may be at fault, or a machine was lost. */
export class DecodingFailedError extends Error {
  override name = 'DecodingFailedError';
}
