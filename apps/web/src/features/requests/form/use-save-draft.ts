import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { saveDraft } from '../api/draft.ts';
import { changedFields, type Draft } from './draft.ts';

const PAUSE_MS = 800;

type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/** Keeps what is written whenever the typing pauses, and when the page is left. */
export function useSaveDraft(draft: Draft, initial: Draft) {
  const [saveState, setSaveState] = useState<SaveState>('idle');
  const sent = useRef(initial);
  const isStopped = useRef(false);
  // One after the other: a later word is not overtaken by an earlier one.
  const running = useRef(Promise.resolve());

  function save(written: Draft) {
    if (isStopped.current || changedFields(written, sent.current).length === 0) return;
    sent.current = written;
    setSaveState('saving');
    running.current = running.current
      .then(() => (isStopped.current ? undefined : saveDraft(written)))
      .then(
        () => setSaveState('saved'),
        () => {
          sent.current = initial;
          setSaveState('failed');
        },
      );
  }

  const saveLatest = useEffectEvent(() => save(draft));
  useEffect(() => {
    const pause = setTimeout(saveLatest, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [draft]);
  useEffect(() => () => saveLatest(), []);
  // Another tab, another app, a closed lid: there may be no later.
  useEffect(() => {
    const controller = new AbortController();
    document.addEventListener('visibilitychange', () => document.hidden && saveLatest(), { signal: controller.signal });
    return () => controller.abort();
  }, []);

  return {
    saveState,
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
