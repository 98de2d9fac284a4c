import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { searchOf, viewStateOf } from './view-state.ts';

/** Where a new entry begins: a day, and what was drawn on it. */
export type NewEntryDefaults = { day: string; start?: number; end?: number };

/** What the editor is asked for: a new entry, or one that is there. */
export type EditorDialog = { id: string; seed?: undefined } | { id: null; seed: NewEntryDefaults | null };

const NEW = 'new';

/** The editor stands in the address, so that Back closes it, and asks before what is written gets lost. */
export function useEditor() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const [seed, setSeed] = useState<NewEntryDefaults | null>(null);
  const shown = searchOf(viewStateOf(search));
  const edit = typeof search['edit'] === 'string' ? search['edit'] : null;
  const dialog: EditorDialog | null = edit === null ? null : edit === NEW ? { id: null, seed } : { id: edit };

  const open = (what: string) => void navigate({ to: '/calendar', search: { ...shown, edit: what }, resetScroll: false });
  const leave = (ignoreBlocker: boolean) =>
    void navigate({ to: '/calendar', search: shown, replace: true, resetScroll: false, ignoreBlocker });

  function create(from: NewEntryDefaults) {
    setSeed(from);
    open(NEW);
  }

  return { dialog, create, edit: open, close: () => leave(false), done: () => leave(true) };
}
