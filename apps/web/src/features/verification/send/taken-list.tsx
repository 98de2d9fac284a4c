import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useObjectUrl } from '../../../shared/use-object-url.ts';
import { filesOf, type CapturedMedia } from '../record/taken.ts';
import { kindLabels } from '../labels.ts';
import classes from './send.module.css';

type Kind = 'front' | 'back' | 'video';

type TakenListProps = { taken: CapturedMedia; isLocked: boolean; onAgain: (kind: Kind) => void };

/** What will be sent, once more before it is. */
export function TakenList({ taken, isLocked, onAgain }: TakenListProps) {
  return (
    <ul className={classes.files}>
      {filesOf(taken).map(({ kind, file }) => (
        <TakenRow key={kind} kind={kind} file={file} isLocked={isLocked} onAgain={onAgain} />
      ))}
    </ul>
  );
}

type TakenRowProps = { kind: Kind; file: Blob; isLocked: boolean; onAgain: (kind: Kind) => void };

function TakenRow({ kind, file, isLocked, onAgain }: TakenRowProps) {
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
          aria-label={t`${name}: again`}
          onClick={() => onAgain(kind)}
        >
          <Trans>Again</Trans>
        </Button>
      </span>
    </li>
  );
}
