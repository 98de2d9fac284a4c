import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { searchOf, viewStateOf } from './view-state.ts';

/** The defaults of a new entry: a day, and the time selected on it. */
export type NewEntryDefaults = { day: string; start?: number; end?: number };

/** What the editor shows: a new or an existing entry. */
export type EditorDialog = { id: string; seed?: undefined } | { id: null; seed: NewEntryDefaults | null };

const NEW = 'new';

/** The editor is part of the URL, so that Back closes it, and asks before unsaved changes are lost. */
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
