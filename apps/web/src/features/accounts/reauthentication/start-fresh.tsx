import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import classes from '../../../shared/ui/confirm-dialog.module.css';
import own from './steps.module.css';

type StartFreshProps = {
  isBusy: boolean;
  disabled: boolean;
  problem: string | null;
  onStart: () => void;
};

/** The last resort: names the consequences first, and requires a checkbox. */
export function StartFresh({ isBusy, disabled, problem, onStart }: StartFreshProps) {
  const { t } = useLingui();
  const [understood, setUnderstood] = useState(false);
  const [isMissing, setMissing] = useState(false);

  function handleStart() {
    setMissing(!understood);
    if (understood) onStart();
  }

  return (
    <section className={own.fresh}>
      <h3 className={own.heading}>
        <Trans>Start over</Trans>
      </h3>
      <p className={own.text}>
        <Trans>
          You’ll get new keys and can chat again, but you’ll lose access to all earlier messages. People you chat with will see that your
          safety number changed.
        </Trans>
      </p>
      <Checkbox
        size="md"
        className={own.check}
        label={t`I understand that I’ll lose my old messages.`}
        checked={understood}
        onChange={({ currentTarget }) => setUnderstood(currentTarget.checked)}
        error={isMissing && !understood ? t`Tick this box first.` : null}
      />
      {problem && (
        <p className={own.error} role="alert">
          {problem}
        </p>
      )}
      <div className={`${classes.actions} ${own.actions}`}>
        <Button size="md" data-danger loading={isBusy} disabled={disabled} onClick={handleStart}>
          <Trans>Start over</Trans>
        </Button>
      </div>
    </section>
  );
}
