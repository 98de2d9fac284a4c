import { DecoderUnavailableError, FileRejectedError } from '../../../platform/decoder/decoder.ts';
import type { MediaReason } from '@subrosa/rules/media/states';

/** The file itself is at fault, however often it is tried: its owner is told why. */
export class InvalidFileError extends Error {
  override name = 'Refused';
  readonly reason: MediaReason;

  constructor(reason: MediaReason, detail = '') {
    super(detail ? `${reason}: ${detail}` : reason);
    this.reason = reason;
  }
}

/** Known as unlawful material of minors: for the named persons alone, and for no queue. */
export class CsamMatchError extends InvalidFileError {
  override name = 'Unlawful';
  readonly found: { list: string; distance: number };

  constructor(found: { list: string; distance: number }) {
    super('known');
    this.found = found;
  }
}

/** Something that we need is away, and the file is not to blame: the try does not count. */
export class ServiceUnavailableError extends Error {
  override name = 'Away';
}

/** Asks an engine or a provider; what it throws is never the file's fault. */
export async function outside<Result>(what: string, request: () => Promise<Result>): Promise<Result> {
  try {
    return await request();
  } catch (error) {
    throw new ServiceUnavailableError(`${what} is away`, { cause: error });
  }
}

/** Asks the decoder. Where it took the file and did not answer, the try counts: it may have died of the file. */
export async function decoding<Result>(request: () => Promise<Result>): Promise<Result> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof FileRejectedError) throw new InvalidFileError(error.reason, error.detail);
    if (error instanceof DecoderUnavailableError) throw new ServiceUnavailableError('the decoder is away', { cause: error });
    throw error;
  }
}
