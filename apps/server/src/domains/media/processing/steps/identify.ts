import { mediaLimits, photoMustExceed } from '@subrosa/rules/media/limits';
import type { Size } from '../../../../platform/decoder/protocol.ts';
import { fitted } from '../../files.ts';
import { InvalidFileError } from '../errors.ts';
import type { Step } from '../step.ts';
import type { Work } from '../work.ts';

/** Smaller pictures show nothing, and some encoders reject them. */
const LEAST_SIDE = 16;

/** Determines the actual type from the bytes: it must be accepted, readable and within the size limits. */
export const identify: Step = {
  name: 'identify',
  reaches: 'identified',
  run: (work) => (work.item.kind === 'image' ? identifyImage(work) : identifyVideo(work)),
};

async function identifyImage({ item, decoded }: Work) {
  const { original } = await decoded();
  if (item.purpose === 'profile_photo' && !(original.width > photoMustExceed.width && original.height > photoMustExceed.height)) {
    throw new InvalidFileError('too_small');
  }
  rejectTooSmall(original);
  return fitted(original);
}

async function identifyVideo({ inspected }: Work) {
  const { size, frame, seconds } = await inspected();
  if (frame.width * frame.height > mediaLimits.pixels) throw new InvalidFileError('too_many_pixels');
  if (seconds > mediaLimits.videoSeconds) throw new InvalidFileError('too_long');
  rejectTooSmall(size);
  return { ...fitted(size), duration_ms: Math.max(1, Math.round(seconds * 1000)) };
}

function rejectTooSmall({ width, height }: Size): void {
  if (Math.min(width, height) < LEAST_SIDE) throw new InvalidFileError('too_small');
}
