export type Area = { x: number; y: number; width: number; height: number };

/** The number of pixels that every browser can draw at once. */
const MOST_PIXELS = 16_000_000;
const QUALITY = 0.92;

/** Cuts a part of a picture into a file of its own on the device: the rest of it and its metadata are not uploaded. */
export async function cutOut(picture: HTMLImageElement, { x, y, width, height }: Area, name: string): Promise<File> {
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('this browser cannot draw');
  // JPEG has no transparency, so transparent pixels would become black.
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('this browser cannot write JPEG');
  return new File([blob], `${name.replace(/\.\w+$/, '')}.jpg`, { type: blob.type });
}
