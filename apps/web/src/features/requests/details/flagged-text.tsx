import { flaggedParts } from './flagged-parts.ts';
import classes from './flagged-text.module.css';

type FlaggedTextProps = { text: string; flaggedSpans: readonly { from: number; to: number }[] };

/** A text with the flagged passages marked. */
export function FlaggedText({ text, flaggedSpans }: FlaggedTextProps) {
  return flaggedParts(text, flaggedSpans).map((part, index) =>
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
