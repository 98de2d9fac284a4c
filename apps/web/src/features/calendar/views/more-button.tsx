import { Plural, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { longDay } from '../format.ts';
import classes from './more-button.module.css';

type MoreButtonProps = { count: number; day: string; onOpenDay: (day: string) => void };

/** Opens the day view with the entries that do not fit here. */
export function MoreButton({ count, day, onOpenDay }: MoreButtonProps) {
  const { i18n } = useLingui();
  return (
    <button type="button" className={classes.more} onClick={() => onOpenDay(day)}>
      <Plural value={count} one="+# more" other="+# more" />
      <VisuallyHidden> {longDay(i18n.locale, day)}</VisuallyHidden>
    </button>
  );
}
