export type FileMeasurements = { width: number; height: number; seconds?: number; thumbnail: Blob | null };

const LONGEST_EDGE = 480;
const WITHIN_MS = 10_000;
const FIRST_FRAME_S = 0.1;

/** Returns the dimensions of a picture or video, and a preview of it; null when the browser cannot display it. */
export async function measure(content: Blob): Promise<FileMeasurements | null> {
  try {
    if (content.type.startsWith('image/')) return await measureImage(content);
    if (content.type.startsWith('video/')) return await measureVideo(content);
  } catch {
    // Such a file is sent without a preview.
  }
  return null;
}

async function measureImage(content: Blob): Promise<FileMeasurements> {
  const image = await createImageBitmap(content);
  const { width, height } = image;
  const thumbnail = await drawn(image, width, height);
  image.close();
  return { width, height, thumbnail };
}

async function measureVideo(content: Blob): Promise<FileMeasurements> {
  const url = URL.createObjectURL(content);
  const video = document.createElement('video');
  try {
    video.muted = true;
    video.preload = 'auto';
    video.src = url;
    await once(video, 'loadeddata');
    const { videoWidth: width, videoHeight: height, duration } = video;
    video.currentTime = Math.min(FIRST_FRAME_S, duration / 2 || 0);
    await once(video, 'seeked');
    const seconds = Number.isFinite(duration) ? { seconds: Math.round(duration) } : {};
    return { width, height, ...seconds, thumbnail: await drawn(video, width, height) };
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

async function drawn(source: CanvasImageSource, width: number, height: number): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_EDGE / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.75 });
}

function once(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  const signal = AbortSignal.timeout(WITHIN_MS);
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(new Error('not a video')), { once: true });
    signal.addEventListener('abort', () => reject(new Error('not drawn in time')), { once: true });
  });
}
