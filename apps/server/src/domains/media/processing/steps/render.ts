import { servedPrefix } from '../../files.ts';
import { outside } from '../errors.ts';
import type { Step } from '../step.ts';
import { upload } from '../upload.ts';

/** Stores what is served. A try that begins here renders and compares anew: the last one's files are gone. */
export const render: Step = {
  name: 'render',
  reaches: 'rendered',
  run: async ({ item, platform, rendered }) => {
    const { folder, facts } = await rendered();
    // A try that was cut off may have left files of which this one makes fewer.
    if (item.attempts > 1) await outside('the object store', () => platform.storage.removePrefix(servedPrefix(item.id)));
    await outside('the object store', () => upload(platform.storage, item.id, folder));
    return facts;
  },
};
