import { flaggedParts } from './flagged-parts.ts';
import classes from './flagged-text.module.css';

type FlaggedTextProps = { text: string; passages: readonly { from: number; to: number }[] };

/** A text with the flagged passages marked. */
export function FlaggedText({ text, passages }: FlaggedTextProps) {
  return flaggedParts(text, passages).map((part, index) =>
    part.isFlagged ? <FlaggedSpan key={index}>{part.text}</FlaggedSpan> : part.text,
  );
}

export function FlaggedSpan({ children }: { children: string }) {
  return (
    <mark className={classes.flagged}>
      <bdi>{children}</bdi>
    </mark>
  );
}
