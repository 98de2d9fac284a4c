import type { ReactNode } from 'react';
import { Rose } from '../../../shared/ui/rose.tsx';
import classes from './auth-page.module.css';

type AuthPageProps = {
  /** Shown beside the rose, from 960 px. */
  quote: ReactNode;
  note: ReactNode;
  /** A link for visitors on the wrong page: to log in or to sign up. */
  alternative?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
};

/** The layout of sign-up and login pages: a rose and a sentence on one side, the form on the other. */
export function AuthPage({ quote, note, alternative, title, lead, children }: AuthPageProps) {
  return (
    <div className={classes.split}>
      <aside className={classes.art}>
        <div className={classes.picture}>
          <div className={classes.rose} aria-hidden="true">
            <Rose size={620} layers={9} strokeWidth={1.1} filled />
          </div>
          <div className={classes.text}>
            <p className={classes.quote}>{quote}</p>
            <p className={classes.note}>{note}</p>
          </div>
        </div>
      </aside>
      <div className={classes.side}>
        {alternative && <p className={classes.alternative}>{alternative}</p>}
        <div className={classes.inside}>
          <h1 className={classes.title}>{title}</h1>
          {lead && <p className={classes.lead}>{lead}</p>}
          {children && <div className={classes.body}>{children}</div>}
        </div>
      </div>
    </div>
  );
}
