import { useEffect, useEffectEvent, useState } from 'react';
import { keyOf } from './key-of.ts';
import { useShortcutSettings } from './shortcut-settings.ts';
import { isInDialog, isTyping } from './typing.ts';

/** Which of these keys is held down. When the window loses the focus, none is. */
export function useHeldKey(wanted: readonly string[]): boolean {
  const enabled = useShortcutSettings((settings) => settings.enabled);
  const [pressedKey, setPressedKey] = useState<string | null>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = keyOf(event);
    if (enabled && wanted.includes(key) && !isTyping(event.target) && !isInDialog()) setPressedKey(key);
  });
  useEffect(() => {
    const handlePress = (event: KeyboardEvent) => press(event);
    // Ignores modifier keys.
    const handleRelease = ({ key, code }: KeyboardEvent) => {
      const released = keyOf({ key, code, ctrlKey: false, metaKey: false, altKey: false });
      setPressedKey((before) => (before === released ? null : before));
    };
    const handleLeave = () => setPressedKey(null);
    document.addEventListener('keydown', handlePress);
    document.addEventListener('keyup', handleRelease);
    window.addEventListener('blur', handleLeave);
    return () => {
      document.removeEventListener('keydown', handlePress);
      document.removeEventListener('keyup', handleRelease);
      window.removeEventListener('blur', handleLeave);
    };
  }, []);
  return pressedKey !== null && wanted.includes(pressedKey);
}
