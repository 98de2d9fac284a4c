import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FieldsSkeleton } from '../../../shared/ui/fields-skeleton.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { noticeCaseQuery, type ReviewedNotice } from '../api/review.ts';
import { fieldLabels, kindLabels, declarationLabels } from '../labels.ts';
import { SelectedMedia, type RenderMedia } from './selected-media.tsx';
import classes from './notice-case.module.css';
import { DecisionEffects } from './what-it-does.tsx';

type NoticeCaseProps = {
  id: string;
  /** On appeal the chosen items cannot be changed. */
  isDecided: boolean;
  draw: RenderMedia;
};

const texts = ['explanation', 'locations', 'work', 'phone', 'postalAddress', 'signature'] as const;

/** A legal notice, and the items to which the decision will apply. */
export function NoticeCase({ id, isDecided, draw }: NoticeCaseProps) {
  const query = useQuery(noticeCaseQuery(id));
  if (!query.data) return <QueryFallback query={query} skeleton={<FieldsSkeleton count={4} />} />;
  const notice = query.data;
  return (
    <div className={classes.notice}>
      <Writer notice={notice} />
      <NoticeText notice={notice} />
      <Declarations declarations={notice.declarations} />
      <PictureNote picture={notice.picture} />
      <SelectedMedia noticeId={id} media={notice.media} isDecided={isDecided} draw={draw} />
      {!isDecided && <DecisionEffects kind={notice.kind} />}
    </div>
  );
}

function Writer({ notice: { kind, ticket, name, email, receivedAt } }: { notice: ReviewedNotice }) {
  const { t } = useLingui();
  return (
    <section>
      <p className={classes.strong}>{t(kindLabels[kind].title)}</p>
      <p className={classes.about}>
        <bdi>{name}</bdi>
        <bdi>{email}</bdi>
        <bdi dir="ltr">{ticket}</bdi>
        <MomentText instant={receivedAt} />
      </p>
    </section>
  );
}

function NoticeText({ notice }: { notice: ReviewedNotice }) {
  const { t } = useLingui();
  return (
    <dl className={classes.details}>
      {texts.map(
        (name) =>
          notice[name] !== null && (
            <div key={name}>
              <dt>{name === 'signature' ? t`Signature` : t(fieldLabels[name].label)}</dt>
              <dd dir="auto">{notice[name]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Declarations({ declarations }: Pick<ReviewedNotice, 'declarations'>) {
  const { t } = useLingui();
  if (declarations.length === 0) return null;
  return (
    <section>
      <p className={classes.label}>
        <Trans>Declarations</Trans>
      </p>
      <ul className={classes.declarations}>
        {declarations.map((declaration) => (
          <li key={declaration}>{t(declarationLabels[declaration])}</li>
        ))}
      </ul>
    </section>
  );
}

function PictureNote({ picture }: Pick<ReviewedNotice, 'picture'>) {
  if (picture === 'none') return null;
  return (
    <p className={classes.hint}>
      {picture === 'fingerprinted' && <Trans>The reporter sent a photo. Matches are found automatically, without anyone viewing it.</Trans>}
      {picture === 'pending' && (
        <Trans>A photo was attached but hasn’t arrived yet. If it doesn’t arrive within a day, we’ll continue without it.</Trans>
      )}
      {picture === 'unreadable' && <Trans>The reporter’s photo couldn’t be read. Copies can only be found from the items below.</Trans>}
    </p>
  );
}
