import { grabFrame } from '../camera/grab.ts';
import { videoProblems, photoProblems, type Problem } from './checks.ts';
import type { Frame } from './frame.ts';

/** Checks the quality of a photo, from the camera or a file. */
export async function checkPhotoQuality(photo: Blob): Promise<Problem[]> {
  const bitmap = await createImageBitmap(photo).catch(() => null);
  const frame = bitmap && grabFrame(bitmap);
  if (!bitmap || !frame) return ['unreadable'];
  const { width, height } = bitmap;
  bitmap.close();
  return photoProblems({ width, height, bytes: photo.size, frame });
}

const MOMENTS = [0.2, 0.5, 0.8];
const TIME_LIMIT_MS = 15_000;

export type VideoQuality = { seconds: number; problems: Problem[] };

/** Checks the quality of a video file: its length and three of its frames. */
export async function checkVideoQuality(file: Blob): Promise<VideoQuality> {
  const url = URL.createObjectURL(file);
  const video = Object.assign(document.createElement('video'), { preload: 'auto', muted: true, playsInline: true, src: url });
  try {
    const seconds = await lengthOf(video);
    const frames = await framesOf(video, seconds);
    return { seconds, problems: videoProblems({ seconds, bytes: file.size, frames }) };
  } catch {
    return { seconds: 0, problems: ['unreadable'] };
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}

async function lengthOf(video: HTMLVideoElement): Promise<number> {
  await until(video, 'loadedmetadata');
  // A recorded video has no known length before it was played to its end.
  if (video.duration === Infinity) await seek(video, Number.MAX_SAFE_INTEGER);
  if (!Number.isFinite(video.duration)) throw new Error('no length');
  return video.duration;
}

async function framesOf(video: HTMLVideoElement, seconds: number): Promise<Frame[]> {
  const frames: Frame[] = [];
  for (const share of MOMENTS) {
    await seek(video, seconds * share);
    const frame = grabFrame(video);
    if (frame) frames.push(frame);
  }
  return frames;
}

async function seek(video: HTMLVideoElement, seconds: number): Promise<void> {
  const arrived = until(video, 'seeked');
  video.currentTime = seconds;
  await arrived;
}

function until(video: HTMLVideoElement, event: 'loadedmetadata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const fail = () => reject(new Error(`no ${event}`));
    video.addEventListener(event, () => resolve(), { once: true, signal });
    video.addEventListener('error', fail, { once: true, signal });
    signal.addEventListener('abort', fail);
  });
}
