import type { ReactNode } from 'react';
import type { RequestView } from '../calls/request.ts';
import classes from './marked-text.module.css';

type Passage = NonNullable<RequestView['own']>['passages'][number];

type MarkedTextProps = { text: string; passages: readonly Pick<Passage, 'from' | 'to'>[] };

/** A text with the passages that stand in the way. */
export function MarkedText({ text, passages }: MarkedTextProps) {
  const parts: ReactNode[] = [];
  let read = 0;
  for (const { from, to } of passages.toSorted((one, other) => one.from - other.from)) {
    const start = Math.max(from, read);
    if (to <= start) continue;
    parts.push(text.slice(read, start), <Mark key={start}>{text.slice(start, to)}</Mark>);
    read = to;
  }
  return [...parts, text.slice(read)];
}

export function Mark({ children }: { children: string }) {
  return (
    <mark className={classes.mark}>
      <bdi>{children}</bdi>
    </mark>
  );
}
