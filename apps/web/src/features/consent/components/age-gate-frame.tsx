import type { ReactNode } from 'react';
import { Rose } from '../../../shared/ui/rose.tsx';
import classes from './age-gate.module.css';

type AgeGateFrameProps = {
  /** Styles that the page adds to the frame. */
  className?: string | undefined;
  /** The language switch. */
  language: ReactNode;
  /** The form. */
  children: ReactNode;
};

/** The page of the age gate, for the app and for the landing page, which is rendered without script. */
export function AgeGateFrame({ className, language, children }: AgeGateFrameProps) {
  return (
    <main className={className ? `${classes.gate} ${className}` : classes.gate}>
      <div className={classes.art}>
        <Rose size={720} layers={9} strokeWidth={1} filled />
      </div>
      <div className={classes.language}>{language}</div>
      {children}
    </main>
  );
}
