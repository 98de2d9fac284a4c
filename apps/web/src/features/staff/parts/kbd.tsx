import classes from './kbd.module.css';

type KbdProps = { children: string };

/** A key, for who works by the keyboard; drawn, not read out: `aria-keyshortcuts` says it. */
export function Kbd({ children }: KbdProps) {
  return (
    <kbd className={classes.key} aria-hidden="true" dir="ltr">
      {children}
    </kbd>
  );
}
