import { servedPrefix } from '../../files.ts';
import { outside } from '../errors.ts';
import type { Step } from '../step.ts';
import { upload } from '../upload.ts';

/** Stores the renditions. An attempt that starts here renders and compares again, because temporary files of the last one are deleted. */
export const render: Step = {
  name: 'render',
  reaches: 'rendered',
  run: async ({ item, platform, rendered }) => {
    const { folder, facts } = await rendered();
    // An interrupted attempt may have stored files that this one does not overwrite.
    if (item.attempts > 1) await outside('the object store', () => platform.storage.removePrefix(servedPrefix(item.id)));
    await outside('the object store', () => upload(platform.storage, item.id, folder));
    return facts;
  },
};
