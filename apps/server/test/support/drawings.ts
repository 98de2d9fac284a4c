import sharp from 'sharp';

/** Writes a drawing as a picture, and says how large it is. */
export async function writeDrawing(svg: string, path: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toFile(path);
  return { width, height };
}

/** A drawing as a photograph would come. */
export function photoOf(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}
