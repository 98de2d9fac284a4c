import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Unloaded } from '../../../shared/ui/unloaded.tsx';
import { appealQuery, letterQuery } from '../calls/letters.ts';
import { reasonWords } from '../words.ts';
import { FigureSkeleton } from './figure-skeleton.tsx';
import classes from './written.module.css';

type WrittenProps = { id: string };

/** What somebody wrote to the house, with the address to answer. */
export function Letter({ id }: WrittenProps) {
  const letter = useQuery(letterQuery(id));
  if (!letter.data) return <Unloaded query={letter} skeleton={<FigureSkeleton />} />;
  const { email, reference, text } = letter.data;
  return (
    <div className={classes.written}>
      <p className={classes.about}>
        <bdi>{email}</bdi> <span>{reference}</span>
      </p>
      <p className={classes.text} dir="auto">
        {text}
      </p>
    </div>
  );
}

/** What a member says against a decision, and for what reason it was made. */
export function Appeal({ id }: WrittenProps) {
  const { t } = useLingui();
  const appeal = useQuery(appealQuery(id));
  if (!appeal.data) return <Unloaded query={appeal} skeleton={<FigureSkeleton />} />;
  const { text, statement } = appeal.data;
  return (
    <div className={classes.written}>
      <p className={classes.about}>{t(reasonWords[statement.reason])}</p>
      <p className={classes.text} dir="auto">
        {text}
      </p>
    </div>
  );
}
