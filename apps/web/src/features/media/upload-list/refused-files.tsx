import { Trans } from '@lingui/react/macro';
import { IconAlertCircle } from '@tabler/icons-react';
import type { Refused } from '../uploads/selection.ts';
import classes from './uploader.module.css';

type RefusedFilesProps = { refused: readonly Refused[] };

/** What is wrong with the files that were just chosen; said at once, and replaced by the next choice. */
export function RefusedFiles({ refused }: RefusedFilesProps) {
  return (
    <div role="alert">
      {refused.length > 0 && (
        <ul className={classes.refused}>
          {refused.map((one) => (
            <li key={`${one.why} ${'name' in one ? one.name : ''}`}>
              <IconAlertCircle size={18} stroke={1.5} aria-hidden="true" />
              <span>
                <Sentence refused={one} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Sentence({ refused }: { refused: Refused }) {
  switch (refused.why) {
    case 'tooMany':
      return <Trans>Only 10 media files are allowed</Trans>;
    case 'full':
      return <Trans>No more images/videos</Trans>;
    case 'tooLarge':
      return (
        <Trans>
          <bdi>{refused.name}</bdi> exceeds the allowed size of 200 MB
        </Trans>
      );
    case 'wrongType':
      return (
        <Trans>
          <bdi>{refused.name}</bdi> has incorrect media type
        </Trans>
      );
    default:
      return refused satisfies never;
  }
}
