import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { Steps } from '../../shared/ui/steps.tsx';
import classes from './frame.module.css';

/** The steps of the verification. */
export const verifyLink = [
  { key: 'choose', name: <Trans>Choose</Trans> },
  { key: 'record', name: <Trans context="verification step">Record</Trans> },
  { key: 'send', name: <Trans>Send</Trans> },
  { key: 'review', name: <Trans>Review</Trans> },
];

type FrameProps = {
  /** The current step of four; undefined after the last. */
  step?: 0 | 1 | 2 | 3;
  title: ReactNode;
  lead?: ReactNode;
  /** Content beside the page when it is wide; `titleAside` places the title above this content. */
  aside?: ReactNode;
  titleAside?: boolean;
  children: ReactNode;
};

/** The layout of all verification pages: steps, title, content, and advice beside it. */
export function Frame({ step, title, lead, aside, titleAside = false, children }: FrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);

  // A new step moves the focus to its title; the first one starts at the top of the page.
  useEffect(() => {
    if (!isFirst.current || document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, []);

  const head = (
    <>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      {lead && <p className={classes.lead}>{lead}</p>}
    </>
  );
  return (
    <div className={classes.page}>
      {step !== undefined && <Steps steps={verifyLink} current={step} />}
      <div className={classes.columns} data-even={titleAside || undefined}>
        <div className={classes.main}>
          {!titleAside && head}
          {children}
        </div>
        {(aside || titleAside) && (
          <div className={classes.aside} data-ruled={!titleAside || undefined}>
            {titleAside && head}
            {aside}
          </div>
        )}
      </div>
    </div>
  );
}
