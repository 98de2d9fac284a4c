import { Trans, useLingui } from '@lingui/react/macro';
import { ClientError } from '@subrosa/contract/client/errors';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Mark } from '../components/mark.tsx';
import { RowButton } from '../components/row-button.tsx';
import { Row } from '../components/row.tsx';
import { problemOf } from '../problem.ts';
import { pushQuery, turnPushOff, turnPushOn } from './push-device.ts';
import classes from './push-row.module.css';

/** Push messages on this device; the browser asks only once the button is pressed. */
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
        <Trans>This browser cannot receive push messages. On an iPhone or iPad, add the site to the home screen and open it there.</Trans>
      );
    }
    if (state === 'denied')
      return <Trans>This browser does not let us. Allow notifications for this site in its settings, then come back.</Trans>;
    return <Trans>They say only that something is new: no name, no matter, in your language.</Trans>;
  }

  return (
    <Row
      title={<Trans>Push on this device</Trans>}
      mark={
        isOn && (
          <Mark tone="ok">
            <Trans context="push messages">On</Trans>
          </Mark>
        )
      }
      detail={
        <>
          {explanation()}
          {error && (
            <span role="alert" className={classes.problem}>
              {error instanceof ClientError ? (
                problemOf(error)
              ) : (
                <Trans>The browser could not reach its push service. Please try again later.</Trans>
              )}
            </span>
          )}
        </>
      }
    >
      {(state === 'off' || isOn) && (
        <RowButton
          label={isOn ? t`Turn off push on this device` : t`Turn on push on this device`}
          onClick={() => isPending || mutate(!isOn)}
        >
          {isOn ? <Trans>Turn off</Trans> : <Trans>Turn on</Trans>}
        </RowButton>
      )}
    </Row>
  );
}
