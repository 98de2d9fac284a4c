import { Trans, useLingui } from '@lingui/react/macro';
import { ClientError } from '@subrosa/contract/client/errors';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StatusBadge } from '../components/status-badge.tsx';
import { RowButton } from '../components/row-button.tsx';
import { Row } from '../components/row.tsx';
import { errorMessageOf } from '../../../shared/i18n/error-message-of.ts';
import { pushQuery, turnPushOff, turnPushOn } from './push-device.ts';
import classes from './push-row.module.css';

/** Push messages on this device; the browser asks for permission only after the button is pressed. */
export function PushRow() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { data: state } = useQuery(pushQuery);
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (on: boolean) => void (await (on ? turnPushOn() : turnPushOff())),
    onSettled: () => queryClient.invalidateQueries({ queryKey: pushQuery.queryKey }),
  });
  const isOn = state === 'on';

  function explanation(): ReactNode {
    if (state === 'impossible') {
      return (
        <Trans>
          This browser can’t receive push notifications. On iPhone or iPad, add this site to your home screen and open it there.
        </Trans>
      );
    }
    if (state === 'denied')
      return <Trans>Notifications are blocked. Allow them for this site in your browser settings, then come back.</Trans>;
    return <Trans>They only say that there’s something new. No names, no topics.</Trans>;
  }

  return (
    <Row
      title={<Trans>Push notifications on this device</Trans>}
      badge={
        isOn && (
          <StatusBadge tone="ok">
            <Trans context="push messages">On</Trans>
          </StatusBadge>
        )
      }
      detail={
        <>
          {explanation()}
          {error && (
            <span role="alert" className={classes.error}>
              {error instanceof ClientError ? (
                errorMessageOf(error)
              ) : (
                <Trans>Your browser couldn’t reach its push service. Please try again later.</Trans>
              )}
            </span>
          )}
        </>
      }
    >
      {(state === 'off' || isOn) && (
        <RowButton
          label={isOn ? t`Turn off push notifications on this device` : t`Turn on push notifications on this device`}
          onClick={() => isPending || mutate(!isOn)}
        >
          {isOn ? <Trans>Turn off</Trans> : <Trans>Turn on</Trans>}
        </RowButton>
      )}
    </Row>
  );
}
