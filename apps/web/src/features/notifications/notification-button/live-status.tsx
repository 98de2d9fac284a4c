import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useRealtime } from '../../../shared/realtime/state.ts';
import classes from './live-status.module.css';

/** Shorter breaks mend themselves, and a page that just opened connects in the meantime. */
const PATIENCE_MS = 5000;

/** Says discreetly that news do not arrive by themselves now. */
export function LiveStatus() {
  const state = useRealtime((realtime) => realtime.state);
  const isAway = state === 'disconnected' || state === 'closed';
  const [hasWaited, setWaited] = useState(false);

  useEffect(() => {
    if (!isAway) return undefined;
    const timer = setTimeout(() => setWaited(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setWaited(false);
    };
  }, [isAway]);

  return (
    <span role="status">
      {isAway && hasWaited && (
        <span className={classes.text}>{state === 'disconnected' ? <Trans>Reconnecting…</Trans> : <Trans>Live updates paused</Trans>}</span>
      )}
    </span>
  );
}
