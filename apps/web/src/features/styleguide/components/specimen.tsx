import type { ReactNode } from 'react';
import classes from './specimen.module.css';
import { ThemeFrame } from './theme-frame.tsx';

type SpecimenProps = {
  title: string;
  note: string;
  /** The direction of the dark frame; the light one has the other. */
  darkDirection: 'ltr' | 'rtl';
  children: ReactNode;
};

/** A component in all its states, in both themes and both directions. */
export function Specimen({ title, note, darkDirection, children }: SpecimenProps) {
  return (
    <section className={classes.specimen} id={title.toLowerCase().replaceAll(' ', '-')}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.note}>{note}</p>
      <div className={classes.frames}>
        <ThemeFrame scheme="dark" direction={darkDirection}>
          <div className={classes.states}>{children}</div>
        </ThemeFrame>
        <ThemeFrame scheme="light" direction={darkDirection === 'ltr' ? 'rtl' : 'ltr'}>
          <div className={classes.states}>{children}</div>
        </ThemeFrame>
      </div>
    </section>
  );
}
