import { useEffect, useEffectEvent, useState } from 'react';
import { keyOf } from './key-of.ts';
import { useShortcutSettings } from './shortcut-settings.ts';
import { isInDialog, isTyping } from './typing.ts';

/** Whether a key is held down now. Somebody who looks away, to another window, holds nothing. */
export function useHeldKey(wanted: string): boolean {
  const enabled = useShortcutSettings((settings) => settings.enabled);
  const [isHeld, setHeld] = useState(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (enabled && keyOf(event) === wanted && !isTyping(event.target) && !isInDialog()) setHeld(true);
  });
  useEffect(() => {
    const handlePress = (event: KeyboardEvent) => press(event);
    // Whatever else is held with it.
    const handleRelease = ({ key, code }: KeyboardEvent) => {
      if (keyOf({ key, code, ctrlKey: false, metaKey: false, altKey: false }) === wanted) setHeld(false);
    };
    const handleLeave = () => setHeld(false);
    document.addEventListener('keydown', handlePress);
    document.addEventListener('keyup', handleRelease);
    window.addEventListener('blur', handleLeave);
    return () => {
      document.removeEventListener('keydown', handlePress);
      document.removeEventListener('keyup', handleRelease);
      window.removeEventListener('blur', handleLeave);
    };
  }, [wanted]);
  return isHeld;
}
