import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { Unloaded } from '../../../shared/ui/unloaded.tsx';
import { letterQuery, type Letter as Written } from '../calls/letters.ts';
import { privacyWords } from '../words.ts';
import { FigureSkeleton } from './figure-skeleton.tsx';
import classes from './written.module.css';

type LetterProps = { id: string };

/** What somebody wrote to the house. What staff write in the decision is the answer. */
export function Letter({ id }: LetterProps) {
  const letter = useQuery(letterQuery(id));
  if (!letter.data) return <Unloaded query={letter} skeleton={<FigureSkeleton />} />;
  const { email, reference, text, at, privacy } = letter.data;
  return (
    <article className={classes.written}>
      <ul className={classes.facts}>
        <li>
          <bdi>{email}</bdi>
        </li>
        <li>
          <bdi dir="ltr">{reference}</bdi>
        </li>
        <li>
          <MomentText instant={at} />
        </li>
      </ul>
      {privacy && <Privacy privacy={privacy} />}
      {text !== '' && (
        <blockquote className={classes.quote} dir="auto">
          {text}
        </blockquote>
      )}
      <p className={classes.none}>
        <Trans>What you write beside the decision goes to the writer by mail. Without words nothing is sent.</Trans>
      </p>
    </article>
  );
}

function Privacy({ privacy: { kind, region, acknowledgeBy, answerBy } }: { privacy: NonNullable<Written['privacy']> }) {
  const { t } = useLingui();
  return (
    <section>
      <p className={classes.strong}>{t(privacyWords[kind])}</p>
      <ul className={classes.facts}>
        {region !== null && (
          <li>
            <bdi>{region}</bdi>
          </li>
        )}
        <li>
          <Trans>
            Acknowledge by <DateText date={acknowledgeBy} />
          </Trans>
        </li>
        <li>
          <Trans>
            Answer by <DateText date={answerBy} />
          </Trans>
        </li>
      </ul>
    </section>
  );
}
