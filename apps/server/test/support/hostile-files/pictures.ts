import sharp, { type Sharp } from 'sharp';

interface Shape {
  width?: number;
  height?: number;
  seed?: number;
}

/** Draws an abstract picture of soft circles, which depend on the seed. */
export async function aPicture({ width = 640, height = 560, seed = 1 }: Shape = {}): Promise<Sharp> {
  const random = (salt: number) => Math.abs(Math.sin(seed * 127.1 + salt * 311.7) * 43_758.5453) % 1;
  const circles = Array.from({ length: 24 }, (_, at) => {
    const [x, y, r] = [random(at) * width, random(at + 100) * height, (0.05 + random(at + 200) * 0.2) * Math.min(width, height)];
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="hsl(${random(at + 300) * 360} 60% ${random(at + 400) * 90}%)"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${circles.join('')}</svg>`;
  return sharp(await sharp(Buffer.from(svg)).flatten({ background: '#777777' }).png({ compressionLevel: 1 }).toBuffer());
}

export const aJpeg = async (shape: Shape = {}): Promise<Buffer> => (await aPicture(shape)).jpeg({ quality: 82 }).toBuffer();

export const aPng = async (shape: Shape = {}): Promise<Buffer> => (await aPicture(shape)).png().toBuffer();
