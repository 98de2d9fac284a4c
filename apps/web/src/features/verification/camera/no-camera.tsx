import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCameraOff } from '@tabler/icons-react';
import { troubleWords } from '../words.ts';
import type { CameraTrouble } from './camera-trouble.ts';
import classes from './stage.module.css';

type NoCameraProps = { trouble: CameraTrouble; onRetry: () => void };

/** Why there is no picture, and what can be done about it. */
export function NoCamera({ trouble, onRetry }: NoCameraProps) {
  const { t } = useLingui();
  const { title, text } = troubleWords[trouble];
  return (
    <div className={classes.trouble} role="status">
      <IconCameraOff size={40} stroke={1.3} aria-hidden="true" />
      <h2>{t(title)}</h2>
      <p>{t(text)}</p>
      {trouble !== 'unsupported' && (
        <Button variant="default" size="sm" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}
