import sharp from 'sharp';

/** Writes an SVG as a PNG and returns its size. */
export async function writeDrawing(svg: string, path: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toFile(path);
  return { width, height };
}

/** Converts an SVG to a JPEG. */
export function photoOf(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}
