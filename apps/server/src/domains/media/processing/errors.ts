import { DecoderUnavailableError, FileRejectedError } from '../../../platform/decoder/decoder.ts';
import type { MediaReason } from '@subrosa/rules/media/states';

/** The file is invalid, so a retry would fail as well; its owner sees the reason. */
export class InvalidFileError extends Error {
  override name = 'InvalidFileError';
  readonly reason: MediaReason;

  constructor(reason: MediaReason, detail = '') {
    super(detail ? `${reason}: ${detail}` : reason);
    this.reason = reason;
  }
}

/** The file matched a list of known CSAM. The case is for the CSAM reviewers only. */
export class CsamMatchError extends InvalidFileError {
  override name = 'CsamMatchError';
  readonly found: { list: string; distance: number };

  constructor(found: { list: string; distance: number }) {
    super('known');
    this.found = found;
  }
}

/** A dependency is unavailable, so the attempt does not count. */
export class ServiceUnavailableError extends Error {
  override name = 'ServiceUnavailableError';
}

/** Calls a datastore or provider; its errors never count as the file's fault. */
export async function outside<Result>(what: string, request: () => Promise<Result>): Promise<Result> {
  try {
    return await request();
  } catch (error) {
    throw new ServiceUnavailableError(`${what} is unavailable`, { cause: error });
  }
}

/** Calls the decoder. An attempt counts if the decoder accepted the file and did not respond, because the file may have crashed it. */
export async function decoding<Result>(request: () => Promise<Result>): Promise<Result> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof FileRejectedError) throw new InvalidFileError(error.reason, error.detail);
    if (error instanceof DecoderUnavailableError) throw new ServiceUnavailableError('the decoder is unavailable', { cause: error });
    throw error;
  }
}
