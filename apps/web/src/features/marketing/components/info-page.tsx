import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Rose } from '../../../shared/ui/rose.tsx';
import front from './marketing.module.css';
import { JoinLink } from './join-link.tsx';
import classes from './info-page.module.css';

type InfoPageProps = {
  eyebrow: ReactNode;
  title: ReactNode;
  lead: ReactNode;
  children: ReactNode;
};

/** An information page: a rose beside its introduction, sections, and a sign-up link at the end. */
export function InfoPage({ eyebrow, title, lead, children }: InfoPageProps) {
  return (
    <article className={classes.page}>
      <header className={classes.opening}>
        <div className={classes.art} aria-hidden="true">
          <div className={classes.rose}>
            <Rose size={400} layers={9} strokeWidth={1.1} filled />
          </div>
        </div>
        <div className={front.wrap}>
          <p className={front.eyebrow}>{eyebrow}</p>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.lead}>{lead}</p>
        </div>
      </header>
      <div className={front.wrap}>
        {children}
        <div className={classes.actions}>
          <p className={classes.invitation}>
            <Trans>The door is open to adults aged 19 and over.</Trans>
          </p>
          <JoinLink />
        </div>
      </div>
    </article>
  );
}
