import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { saveDraft } from '../api/draft.ts';
import { changedFields, type Draft } from './draft.ts';

const PAUSE_MS = 800;

type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/** Saves the draft whenever typing pauses, and when the page is left. */
export function useSaveDraft(draft: Draft, initial: Draft) {
  const [saveState, setSaveState] = useState<SaveState>('idle');
  const sent = useRef(initial);
  const isStopped = useRef(false);
  // One after the other, so that an earlier save never overwrites a later one.
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
  // Saves at once when the page is hidden, because there may be no later opportunity.
  useEffect(() => {
    const controller = new AbortController();
    document.addEventListener('visibilitychange', () => document.hidden && saveLatest(), { signal: controller.signal });
    return () => controller.abort();
  }, []);

  return {
    saveState,
    /** Stops saving, because the draft was posted or discarded. */
    stop: async () => {
      isStopped.current = true;
      await running.current;
    },
    goOn: () => {
      isStopped.current = false;
    },
  };
}
