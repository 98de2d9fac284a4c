import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import frame from '../../../shared/ui/confirm-dialog.module.css';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import classes from '../components/form.module.css';
import own from './codes.module.css';

type RecoveryWordsProps = {
  recoveryWords: readonly string[];
  onContinue: () => void;
  onClose: () => void;
};

/** The twelve words, shown only once. */
export function RecoveryWords({ recoveryWords, onContinue, onClose }: RecoveryWordsProps) {
  return (
    <div className={classes.form}>
      <p className={classes.text}>
        <Trans>
          Write these 12 words on paper, in this order, and keep them somewhere private. We don’t have a copy and can’t show them again.
        </Trans>
      </p>
      <ol className={own.phrase} dir="ltr" lang="en">
        {recoveryWords.map((word, index) => (
          <li key={index} translate="no">
            {word}
          </li>
        ))}
      </ol>
      <div className={own.tools}>
        <CopyButton text={recoveryWords.join(' ')} />
      </div>
      <div className={`${frame.actions} ${frame.formActions}`}>
        <Button variant="default" size="md" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button size="md" data-autofocus autoFocus onClick={onContinue}>
          <Trans>I’ve written them down</Trans>
        </Button>
      </div>
    </div>
  );
}
