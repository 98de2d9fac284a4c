import { useRef, type KeyboardEvent } from 'react';
import classes from './emoji-grid.module.css';

const COLUMNS = 8;

/** A few common emojis; on-screen keyboards offer the rest. */
const emojis = Array.from(
  '🙂😀😄😊😉😌😍🥰😘😎🤗🤔😅😂🤣😇🙃😏😴😮😢😭😳🙄😬😔🥺😡👍👎👏🙏👋🤝💪✨🌹🌷🌙⭐🔥🎉🎁🍷☕🍓🍫📷📦🎶✈🏠❤🧡💛💚💙💜🖤💋✅❌❓❗💌⏰',
);

type EmojiGridProps = { onPick: (emoji: string) => void; onClose: () => void };

/** One of them is focusable; the arrow keys move the focus. */
export function EmojiGrid({ onPick, onClose }: EmojiGridProps) {
  const grid = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: KeyboardEvent, index: number) {
    const towards = document.documentElement.dir === 'rtl' ? -1 : 1;
    const steps: Record<string, number> = { ArrowRight: towards, ArrowLeft: -towards, ArrowDown: COLUMNS, ArrowUp: -COLUMNS };
    const step = steps[event.key];
    if (event.key === 'Escape') onClose();
    if (step === undefined) return;
    event.preventDefault();
    grid.current?.querySelectorAll('button')[index + step]?.focus();
  }

  return (
    <div ref={grid} className={classes.grid}>
      {emojis.map((emoji, index) => (
        <button
          key={emoji}
          type="button"
          className={classes.emoji}
          data-autofocus={index === 0 || undefined}
          tabIndex={index === 0 ? 0 : -1}
          onClick={() => onPick(emoji)}
          onKeyDown={(event) => handleKeyDown(event, index)}
        >
          {emoji}
        </button>
      ))}
    </div>
  );
}
