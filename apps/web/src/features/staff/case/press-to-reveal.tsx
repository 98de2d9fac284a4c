import { Trans } from '@lingui/react/macro';
import { IconEyeOff } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Kbd } from '../parts/kbd.tsx';
import { useHeldKey } from '../shortcuts/use-held-key.ts';
import classes from './press-to-reveal.module.css';

type PressToRevealProps = {
  /** Holding any of these keys reveals the content; the first one is displayed. */
  keys?: readonly [string, ...string[]];
  /** Whether the content is visible without holding anything. */
  isPinned?: boolean;
  /** Width divided by height. */
  ratio: number;
  /** Whether the button is at the edge, because the content below has controls. */
  aside?: boolean;
  children: (isRevealed: boolean) => ReactNode;
};

const isPress = (key: string) => key === ' ' || key === 'Enter';

const REVEAL_KEYS = ['u'] as const;

/** Blurs its content unless the button or its key is held down. */
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
    // Captured until release, wherever the pointer moves.
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
      {/* Hidden content must not be focusable either. */}
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
        // A second finger may press a control below; without the focus, the release of a key is not detected.
        onBlur={() => pressedBy === 'key' && release()}
      >
        <IconEyeOff size={18} stroke={1.6} aria-hidden="true" />
        <Trans>Hold to view</Trans>
        <Kbd>{keys[0].toUpperCase()}</Kbd>
      </button>
    </div>
  );
}
