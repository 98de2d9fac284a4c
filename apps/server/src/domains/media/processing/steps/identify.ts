import { mediaLimits, photoMustExceed } from '@subrosa/rules/media/limits';
import { fitted } from '../geometry.ts';
import type { Size } from '../image/messages.ts';
import { Refused } from '../refused.ts';
import { kindOfFormat } from '../sniff.ts';
import type { Step } from '../step.ts';
import { probe } from '../video/probe.ts';
import type { Work } from '../work.ts';

/** Below this there is nothing to see, and encoders begin to refuse. */
const LEAST_SIDE = 16;

/** What the file really is, by its bytes: of a kind that was announced, readable, and of a size that can be borne. */
export const identify: Step = {
  name: 'identify',
  reaches: 'identified',
  run: async (work) => {
    if (kindOfFormat[await work.format()] !== work.item.kind) throw new Refused('type');
    return work.item.kind === 'image' ? identifyImage(work) : identifyVideo(work);
  },
};

async function identifyImage({ item, decoder, picture }: Work) {
  const size = await decoder.ask({ ask: 'inspect', picture: await picture() });
  if (item.purpose === 'profile_photo' && !(size.width > photoMustExceed.width && size.height > photoMustExceed.height)) {
    throw new Refused('too_small');
  }
  refuseTiny(size);
  return fitted(size);
}

async function identifyVideo(work: Work) {
  const { size, frame, seconds } = await probe(await work.original(), await work.format());
  if (frame.width * frame.height > mediaLimits.pixels) throw new Refused('too_many_pixels');
  if (seconds > mediaLimits.videoSeconds) throw new Refused('too_long');
  refuseTiny(size);
  return { ...fitted(size), duration_ms: Math.max(1, Math.round(seconds * 1000)) };
}

function refuseTiny({ width, height }: Size): void {
  if (Math.min(width, height) < LEAST_SIDE) throw new Refused('too_small');
}
