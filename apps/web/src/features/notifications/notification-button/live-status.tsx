import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useRealtime } from '../../../shared/realtime/state.ts';
import classes from './live-status.module.css';

/** Shorter interruptions end by themselves, and a newly opened page connects within this time. */
const PATIENCE_MS = 5000;

/** A discreet status that live updates are interrupted. */
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
