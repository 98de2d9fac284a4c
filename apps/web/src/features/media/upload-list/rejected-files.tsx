import { Trans } from '@lingui/react/macro';
import { IconAlertCircle } from '@tabler/icons-react';
import type { RejectedFile } from '../uploads/selection.ts';
import classes from './uploader.module.css';

type RejectedFilesProps = { rejected: readonly RejectedFile[] };

/** The problems of the files chosen last; announced at once, and replaced by the next choice. */
export function RejectedFiles({ rejected }: RejectedFilesProps) {
  return (
    <div role="alert">
      {rejected.length > 0 && (
        <ul className={classes.rejected}>
          {rejected.map((one) => (
            <li key={`${one.why} ${'name' in one ? one.name : ''}`}>
              <IconAlertCircle size={18} stroke={1.5} aria-hidden="true" />
              <span>
                <Sentence rejected={one} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Sentence({ rejected }: { rejected: RejectedFile }) {
  switch (rejected.why) {
    case 'tooMany':
      return <Trans>Only 10 media files are allowed</Trans>;
    case 'full':
      return <Trans>No more images/videos</Trans>;
    case 'tooLarge':
      return (
        <Trans>
          <bdi>{rejected.name}</bdi> exceeds the allowed size of 200 MB
        </Trans>
      );
    case 'wrongType':
      return (
        <Trans>
          <bdi>{rejected.name}</bdi> has incorrect media type
        </Trans>
      );
    default:
      return rejected satisfies never;
  }
}
