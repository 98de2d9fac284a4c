import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepDraft } from '../calls/draft.ts';
import { changedFields, type Draft } from './draft.ts';

const PAUSE_MS = 800;

type Keeping = 'idle' | 'keeping' | 'kept' | 'failed';

/** Keeps what is written whenever the typing pauses, and when the page is left. */
export function useKeepDraft(draft: Draft, initial: Draft) {
  const [keeping, setKeeping] = useState<Keeping>('idle');
  const sent = useRef(initial);
  const isStopped = useRef(false);
  // One after the other: a later word is not overtaken by an earlier one.
  const running = useRef(Promise.resolve());

  function keep(written: Draft) {
    if (isStopped.current || changedFields(written, sent.current).length === 0) return;
    sent.current = written;
    setKeeping('keeping');
    running.current = running.current
      .then(() => (isStopped.current ? undefined : keepDraft(written)))
      .then(
        () => setKeeping('kept'),
        () => {
          sent.current = initial;
          setKeeping('failed');
        },
      );
  }

  const keepLatest = useEffectEvent(() => keep(draft));
  useEffect(() => {
    const pause = setTimeout(keepLatest, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [draft]);
  useEffect(() => () => keepLatest(), []);
  // Another tab, another app, a closed lid: there may be no later.
  useEffect(() => {
    const controller = new AbortController();
    document.addEventListener('visibilitychange', () => document.hidden && keepLatest(), { signal: controller.signal });
    return () => controller.abort();
  }, []);

  return {
    keeping,
    /** Nothing is kept from here on: it is posted, or thrown away. */
    stop: async () => {
      isStopped.current = true;
      await running.current;
    },
    goOn: () => {
      isStopped.current = false;
    },
  };
}
