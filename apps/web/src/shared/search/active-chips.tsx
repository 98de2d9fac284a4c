import { Trans, useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from './active-chips.module.css';

/** One active part of a filter, and the filter without it. */
export type ActivePart<Filter> = { key: string; label: string; without: Filter };

type ActiveChipsProps<Filter> = {
  parts: readonly ActivePart<Filter>[];
  /** The filter without active parts. */
  cleared: Filter;
  onChange: (filter: Filter) => void;
  /** Called when the last chip, which had the focus, is removed. */
  onNoneLeft: () => void;
};

/** The active parts of a filter as chips that can be removed. */
export function ActiveChips<Filter>({ parts, cleared, onChange, onNoneLeft }: ActiveChipsProps<Filter>) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  const count = parts.length;

  // The focus moves to the chip that replaces the removed one.
  useEffect(() => {
    if (removed.current === null) return;
    const chips = list.current?.querySelectorAll<HTMLButtonElement>('li button') ?? [];
    const next = chips[Math.min(removed.current, count - 1)];
    removed.current = null;
    if (next && count > 0) next.focus();
    else onNoneLeft();
  }, [count, onNoneLeft]);

  function handleRemove(index: number, without: Filter) {
    removed.current = index;
    onChange(without);
  }

  if (count === 0) return null;
  return (
    <ul ref={list} className={classes.chips} aria-label={t`Active filters`}>
      {parts.map(({ key, label, without }, index) => (
        <li key={key}>
          <button type="button" className={classes.hit} aria-label={t`Remove ${label}`} onClick={() => handleRemove(index, without)}>
            <span className={classes.chip}>
              <bdi>{label}</bdi>
              <IconX size={15} stroke={1.75} aria-hidden="true" />
            </span>
          </button>
        </li>
      ))}
      {count > 1 && (
        <li>
          <button type="button" className={classes.clear} onClick={() => handleRemove(0, cleared)}>
            <Trans>Clear all</Trans>
          </button>
        </li>
      )}
    </ul>
  );
}
