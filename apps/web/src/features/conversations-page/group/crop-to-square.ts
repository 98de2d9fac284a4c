const EDGE = 512;

/** Crops a picture to a small square; also removes metadata such as location and camera. */
export async function cropToSquare(content: Blob): Promise<Blob> {
  const image = await createImageBitmap(content);
  const side = Math.min(image.width, image.height);
  const edge = Math.min(EDGE, side);
  const canvas = new OffscreenCanvas(edge, edge);
  canvas.getContext('2d')?.drawImage(image, (image.width - side) / 2, (image.height - side) / 2, side, side, 0, 0, edge, edge);
  image.close();
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.85 });
}
