import { frameOf, measuredSize, type Frame } from '../quality/frame.ts';

type FrameSource = HTMLVideoElement | ImageBitmap;

const sizeOf = (source: FrameSource) =>
  source instanceof HTMLVideoElement
    ? { width: source.videoWidth, height: source.videoHeight }
    : { width: source.width, height: source.height };

/** The current frame, small and grey, for measurements; null before the first picture. */
export function grabFrame(source: FrameSource): Frame | null {
  const { width, height } = measuredSize(sizeOf(source));
  const pen = canvasOf({ width, height }).getContext('2d', { willReadFrequently: true });
  if (!pen || sizeOf(source).width === 0) return null;
  pen.drawImage(source, 0, 0, width, height);
  return frameOf(pen.getImageData(0, 0, width, height));
}

/** The current frame as a photo in full size. */
export async function grabPhoto(video: HTMLVideoElement): Promise<Blob> {
  const canvas = canvasOf(sizeOf(video));
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((photo) => (photo ? resolve(photo) : reject(new Error('no photo'))), 'image/jpeg', 0.92);
  });
}

function canvasOf({ width, height }: { width: number; height: number }): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}
