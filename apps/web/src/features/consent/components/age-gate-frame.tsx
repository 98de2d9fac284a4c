import type { ReactNode } from 'react';
import { Rose } from '../../../shared/ui/rose.tsx';
import classes from './age-gate.module.css';

type AgeGateFrameProps = {
  /** For what the page adds to the look of the frame. */
  className?: string | undefined;
  /** Where the language is chosen. */
  language: ReactNode;
  /** The form. */
  children: ReactNode;
};

/** The page behind the age gate, of the app and of the landing page, which is drawn without script. */
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
