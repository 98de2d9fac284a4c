import classes from './kbd.module.css';

type KbdProps = { children: string };

/** A keyboard shortcut; hidden from screen readers, because `aria-keyshortcuts` contains it. */
export function Kbd({ children }: KbdProps) {
  return (
    <kbd className={classes.key} aria-hidden="true" dir="ltr">
      {children}
    </kbd>
  );
}
