import { markedParts } from './marked-parts.ts';
import classes from './marked-text.module.css';

type MarkedTextProps = { text: string; passages: readonly { from: number; to: number }[] };

/** A text with the passages that stand in the way. */
export function MarkedText({ text, passages }: MarkedTextProps) {
  return markedParts(text, passages).map((part, index) => (part.isMarked ? <Mark key={index}>{part.text}</Mark> : part.text));
}

export function Mark({ children }: { children: string }) {
  return (
    <mark className={classes.mark}>
      <bdi>{children}</bdi>
    </mark>
  );
}
