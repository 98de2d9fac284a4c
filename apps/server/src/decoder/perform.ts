import { join } from 'node:path';
import { Readable } from 'node:stream';
import { stat } from 'node:fs/promises';
import { FileRejectedError } from '../platform/decoder/decoder.ts';
import type { Question, Result, Size } from '../platform/decoder/protocol.ts';
import { sendFile, type Task } from './operation.ts';
import { decodePicture, encodePicture } from './pictures/pictures.ts';
import { probe } from './videos/probe.ts';
import { renditionsOf } from './videos/renditions.ts';
import { renderVideo } from './videos/render.ts';
import { watermarkVideo } from './videos/watermark.ts';

/** Performs the requested operation; its result is the last line of the response. */
export async function perform(task: Task, question: Question): Promise<Result<Question['operation']>> {
  switch (question.operation) {
    case 'decode-picture': {
      const { original, size, pixels } = await decodePicture(task, question.box);
      await task.send('pixels', pixels.length, Readable.from([pixels]));
      return { original, pixels: size };
    }
    case 'encode-picture': {
      await expectPixels(task.input, question.pixels);
      const { folder, made } = await encodePicture(task, { pixels: task.input, size: question.pixels, outputs: question.outputs });
      for (const { name } of question.outputs) await sendFile(task, name, join(folder, name));
      return made;
    }
    case 'inspect-video': {
      const { size, frame, seconds } = await probe(task);
      const { width, height } = renditionsOf(size).smaller;
      return { size, frame, seconds, smallerRendition: { width, height } };
    }
    case 'render-video':
      return renderVideo(task, question.posters);
    case 'watermark-video':
      await watermarkVideo(task, { path: task.watermark, size: question.watermark }, question.seconds);
      return {};
    default:
      return question satisfies never;
  }
}

async function expectPixels(path: string, { width, height }: Size): Promise<void> {
  if ((await stat(path)).size !== width * height * 3) throw new FileRejectedError('unreadable', 'pixels and size do not agree');
}
