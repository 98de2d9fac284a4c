import { Trans } from '@lingui/react/macro';
import classes from './about-text.module.css';

type AboutTextProps = { text: string; username: string; isMine: boolean };

const LONGEST_LEAD = 320;

/** The member's own description: the first paragraph is large if there are more. */
export function AboutText({ text, username, isMine }: AboutTextProps) {
  const [first = '', ...others] = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  if (first === '') {
    return (
      <p className={classes.nothing}>
        {isMine ? (
          <Trans>You haven’t introduced yourself yet.</Trans>
        ) : (
          <Trans>
            <bdi>{username}</bdi> hasn’t added an introduction yet.
          </Trans>
        )}
      </p>
    );
  }
  return (
    <div>
      <p className={first.length <= LONGEST_LEAD ? classes.lead : classes.body} dir="auto">
        {first}
      </p>
      {others.map((paragraph, index) => (
        <p key={index} className={classes.body} dir="auto">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
