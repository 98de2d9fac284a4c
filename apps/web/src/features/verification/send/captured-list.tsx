import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useObjectUrl } from '../../../shared/use-object-url.ts';
import { filesOf, type CapturedMedia } from '../record/captured-media.ts';
import { kindLabels } from '../labels.ts';
import classes from './send.module.css';

type Kind = 'front' | 'back' | 'video';

type CapturedListProps = { taken: CapturedMedia; isLocked: boolean; onAgain: (kind: Kind) => void };

/** The captured files, before they are sent. */
export function CapturedList({ taken, isLocked, onAgain }: CapturedListProps) {
  return (
    <ul className={classes.files}>
      {filesOf(taken).map(({ kind, file }) => (
        <CapturedRow key={kind} kind={kind} file={file} isLocked={isLocked} onAgain={onAgain} />
      ))}
    </ul>
  );
}

type CapturedRowProps = { kind: Kind; file: Blob; isLocked: boolean; onAgain: (kind: Kind) => void };

function CapturedRow({ kind, file, isLocked, onAgain }: CapturedRowProps) {
  const { t } = useLingui();
  const url = useObjectUrl(file);
  const name = t(kindLabels[kind]);
  return (
    <li className={classes.file}>
      {kind === 'video' ? <video src={url} controls playsInline preload="metadata" aria-label={name} /> : <img src={url} alt={name} />}
      <span className={classes.line}>
        {name}
        <Button
          variant="subtle"
          color="gray"
          c="var(--text)"
          size="sm"
          disabled={isLocked}
          aria-label={t`Retake ${name}`}
          onClick={() => onAgain(kind)}
        >
          <Trans>Retake</Trans>
        </Button>
      </span>
    </li>
  );
}
