import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FieldsSkeleton } from '../../../shared/ui/fields-skeleton.tsx';
import { Unloaded } from '../../../shared/ui/unloaded.tsx';
import { noticeCaseQuery } from '../calls/review.ts';
import { fieldWords, kindWords, statementWords } from '../words.ts';
import { NamedMedia } from './named-media.tsx';
import classes from './notice-case.module.css';

type NoticeCaseProps = { id: string };

const texts = ['places', 'work', 'explanation', 'phone', 'postalAddress', 'signature'] as const;

/** What somebody outside wrote, and which items the decision will be about. */
export function NoticeCase({ id }: NoticeCaseProps) {
  const { t } = useLingui();
  const query = useQuery(noticeCaseQuery(id));
  if (!query.data) return <Unloaded query={query} skeleton={<FieldsSkeleton count={4} />} />;
  const notice = query.data;
  return (
    <div className={classes.notice}>
      <p className={classes.about}>
        {t(kindWords[notice.kind].title)} · <bdi>{notice.ticket}</bdi>
      </p>
      <p className={classes.about}>
        <bdi>{notice.name}</bdi> <bdi>{notice.email}</bdi>
      </p>
      <dl className={classes.facts}>
        {texts.map(
          (name) =>
            notice[name] !== null && (
              <div key={name}>
                <dt>{t(fieldWords[name].label)}</dt>
                <dd dir="auto">{notice[name]}</dd>
              </div>
            ),
        )}
      </dl>
      {notice.statements.length > 0 && (
        <ul className={classes.statements}>
          {notice.statements.map((statement) => (
            <li key={statement}>{t(statementWords[statement])}</li>
          ))}
        </ul>
      )}
      {notice.picture === 'kept' && (
        <p className={classes.about}>
          <Trans>A picture was handed in. What looks like it is found without anybody looking.</Trans>
        </p>
      )}
      <NamedMedia noticeId={id} media={notice.media} />
    </div>
  );
}
