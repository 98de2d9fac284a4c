import { Plural, Trans } from '@lingui/react/macro';
import { overallOf, stepOf } from '../uploads/overall.ts';
import type { Upload } from '../uploads/upload-store.ts';

type AnnouncementProps = { uploads: readonly Upload[] };

/** Announces the overall progress at each quarter and at errors to screen readers; the rows show it visually. */
export function Announcement({ uploads }: AnnouncementProps) {
  const { files, done, failed, percent } = overallOf(uploads);
  const step = stepOf(percent);
  return (
    <p role="status">
      {files > 0 &&
        (failed > 0 ? (
          <Plural value={failed} one="# upload stopped." other="# uploads stopped." />
        ) : (
          <Trans>
            {done} of {files} files uploaded, {step} percent in total.
          </Trans>
        ))}
    </p>
  );
}
