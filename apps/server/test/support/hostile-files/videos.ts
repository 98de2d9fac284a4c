import { onBench } from './tools.ts';

interface Clip {
  seconds?: number;
  size?: string;
  rate?: number;
  sound?: boolean;
  /** Options of ffmpeg before the file name. */
  options?: readonly string[];
  name?: string;
}

const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'] as const;

/** Generates a test video with a tone. */
export function aVideo({
  seconds = 2,
  size = '320x240',
  rate = 15,
  sound = true,
  options = [],
  name = 'clip.mp4',
}: Clip = {}): Promise<Buffer> {
  return onBench(async ({ run, take }) => {
    const tone = sound ? ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`] : [];
    const codecs = name.endsWith('.webm') ? ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8'] : h264;
    const source = `testsrc2=size=${size}:rate=${rate}:duration=${seconds}`;
    await run('ffmpeg', '-f', 'lavfi', '-i', source, ...tone, ...codecs, '-shortest', ...options, name);
    return take(name);
  });
}
