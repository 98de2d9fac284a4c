import { useEffect, useEffectEvent } from 'react';
import { keyOf } from './key-of.ts';
import { useShortcutSettings } from './shortcut-settings.ts';
import { isInDialog, isPressable, isTyping } from './typing.ts';

export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/** Also works while typing, because it enters no character. */
const SEND = 'ctrl+enter';

/** The shortcuts of the page. Single keys are ignored while the viewer types or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const enabled = useShortcutSettings((settings) => settings.enabled);
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const key = keyOf(event);
    const isPlainKey = key !== SEND;
    if (event.repeat || event.defaultPrevented || isInDialog()) return;
    if (isPlainKey && (!enabled || isTyping(event.target))) return;
    if (key === 'enter' && isPressable(event.target)) return;
    const act = Object.hasOwn(shortcuts, key) ? shortcuts[key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
