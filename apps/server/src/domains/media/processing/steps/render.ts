import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { HLS, servedPrefix } from '../../files.ts';
import { fitted } from '../geometry.ts';
import type { Picture, Size } from '../image/messages.ts';
import { outside } from '../refused.ts';
import type { Step } from '../step.ts';
import { posterOf } from '../video/poster.ts';
import { probe } from '../video/probe.ts';
import { transcode } from '../video/transcode.ts';
import { upload } from '../upload.ts';
import type { Work } from '../work.ts';

/** From 60 percent, where the checks end, to just before the end. */
const rendering = { from: 60, to: 98 } as const;

/** Makes what is served: new pixels in new files, so that nothing of the original goes out but what is seen. */
export const render: Step = {
  name: 'render',
  reaches: 'rendered',
  run: async (work) => {
    const { item, platform, folder } = work;
    const rendered = join(folder, 'rendered');
    await mkdir(rendered);
    const facts = item.kind === 'image' ? await renderImage(work, rendered) : await renderVideo(work, rendered);
    // A try that was cut off may have left files of which this one makes fewer.
    if (item.attempts > 1) await outside('the object store', () => platform.storage.removePrefix(servedPrefix(item.id)));
    await outside('the object store', () => upload(platform.storage, item.id, rendered));
    return facts;
  },
};

async function renderImage(work: Work, rendered: string) {
  const picture = await work.picture();
  const size = fitted(await work.decoder.ask({ ask: 'inspect', picture }));
  return { ...size, placeholder: await renderPicture(work, { picture, folder: rendered, size }) };
}

async function renderVideo(work: Work, rendered: string) {
  const video = await probe(await work.original(), await work.format());
  const { milliseconds } = await transcode({
    video,
    folder: join(rendered, HLS.folder),
    onProgress: (fraction) => work.tell(Math.round(rendering.from + (rendering.to - rendering.from) * fraction)),
  });
  const size = fitted(video.size);
  const picture = { path: await posterOf(video, work.folder), orients: false };
  return { ...size, placeholder: await renderPicture(work, { picture, folder: rendered, size }), duration_ms: milliseconds };
}

async function renderPicture({ decoder }: Work, rendering: { picture: Picture; folder: string; size: Size }): Promise<Buffer> {
  const { placeholder } = await decoder.ask({ ask: 'render', ...rendering });
  return Buffer.from(placeholder, 'base64');
}
