import { Trans } from '@lingui/react/macro';
import { IconEyeOff } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Kbd } from '../parts/kbd.tsx';
import { useHeldKey } from '../shortcuts/use-held-key.ts';
import classes from './press-to-reveal.module.css';

type PressToRevealProps = {
  /** Held, each of them shows it; the first is the one that is named. */
  keys?: readonly [string, ...string[]];
  /** In sight without holding anything. */
  isPinned?: boolean;
  /** How wide it is to how tall. */
  ratio: number;
  /** At the edge, where there is something to press behind it. */
  aside?: boolean;
  children: (isRevealed: boolean) => ReactNode;
};

const isPress = (key: string) => key === ' ' || key === 'Enter';

const REVEAL_KEYS = ['u'] as const;

/** Blurred for as long as nobody holds the button, or its key. */
export function PressToReveal({ keys = REVEAL_KEYS, isPinned = false, ratio, aside = false, children }: PressToRevealProps) {
  const [pressedBy, setPressedBy] = useState<'key' | 'pointer' | null>(null);
  const isRevealed = useHeldKey(keys) || pressedBy !== null || isPinned;
  const release = () => setPressedBy(null);

  function handleKeyDown(event: React.KeyboardEvent) {
    if (!isPress(event.key) || event.ctrlKey) return;
    event.preventDefault();
    setPressedBy('key');
  }

  function handlePointerDown(event: React.PointerEvent) {
    // Held until it is let go, wherever the finger has moved to.
    event.currentTarget.setPointerCapture(event.pointerId);
    setPressedBy('pointer');
  }

  return (
    <div
      className={classes.frame}
      style={{ '--ratio': ratio } as React.CSSProperties}
      data-revealed={isRevealed || undefined}
      onContextMenu={(event) => event.preventDefault()}
    >
      {/* What cannot be seen cannot be reached either. */}
      <div className={classes.subject} inert={!isRevealed}>
        {children(isRevealed)}
      </div>
      <button
        type="button"
        className={classes.hold}
        data-aside={aside || undefined}
        aria-pressed={isRevealed}
        aria-keyshortcuts={keys[0].toUpperCase()}
        onPointerDown={handlePointerDown}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={handleKeyDown}
        onKeyUp={({ key }) => isPress(key) && release()}
        // A second finger may press what is behind; a key that is let go elsewhere is not heard.
        onBlur={() => pressedBy === 'key' && release()}
      >
        <IconEyeOff size={18} stroke={1.6} aria-hidden="true" />
        <Trans>Hold to view</Trans>
        <Kbd>{keys[0].toUpperCase()}</Kbd>
      </button>
    </div>
  );
}
