import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCameraOff } from '@tabler/icons-react';
import { cameraErrorLabels } from '../labels.ts';
import type { CameraError } from './camera-error.ts';
import classes from './capture.module.css';

type NoCameraProps = { error: CameraError; onRetry: () => void };

/** Why there is no picture, and what the member can do. */
export function NoCamera({ error, onRetry }: NoCameraProps) {
  const { t } = useLingui();
  const { title, text } = cameraErrorLabels[error];
  return (
    <div className={classes.error} role="status">
      <IconCameraOff size={40} stroke={1.3} aria-hidden="true" />
      <h2>{t(title)}</h2>
      <p>{t(text)}</p>
      {error !== 'unsupported' && (
        <Button variant="default" size="sm" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}
