import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FieldsSkeleton } from '../../../shared/ui/fields-skeleton.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { Unloaded } from '../../../shared/ui/unloaded.tsx';
import { noticeCaseQuery, type ReviewedNotice } from '../calls/review.ts';
import { fieldLabels, kindLabels, declarationLabels } from '../labels.ts';
import { NamedMedia, type Draw } from './named-media.tsx';
import classes from './notice-case.module.css';
import { WhatItDoes } from './what-it-does.tsx';

type NoticeCaseProps = {
  id: string;
  /** On appeal: what was named stays named. */
  isDecided: boolean;
  draw: Draw;
};

const texts = ['explanation', 'places', 'work', 'phone', 'postalAddress', 'signature'] as const;

/** What somebody outside wrote, and which items the decision will be about. */
export function NoticeCase({ id, isDecided, draw }: NoticeCaseProps) {
  const query = useQuery(noticeCaseQuery(id));
  if (!query.data) return <Unloaded query={query} skeleton={<FieldsSkeleton count={4} />} />;
  const notice = query.data;
  return (
    <div className={classes.notice}>
      <Writer notice={notice} />
      <NoticeText notice={notice} />
      <Declared statements={notice.statements} />
      <HandedIn picture={notice.picture} />
      <NamedMedia noticeId={id} media={notice.media} isDecided={isDecided} draw={draw} />
      {!isDecided && <WhatItDoes kind={notice.kind} />}
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
    <dl className={classes.facts}>
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

function Declared({ statements: declarations }: Pick<ReviewedNotice, 'statements'>) {
  const { t } = useLingui();
  if (declarations.length === 0) return null;
  return (
    <section>
      <p className={classes.label}>
        <Trans>What they declare</Trans>
      </p>
      <ul className={classes.declarations}>
        {declarations.map((declaration) => (
          <li key={declaration}>{t(declarationLabels[declaration])}</li>
        ))}
      </ul>
    </section>
  );
}

function HandedIn({ picture }: Pick<ReviewedNotice, 'picture'>) {
  if (picture === 'none') return null;
  return (
    <p className={classes.hint}>
      {picture === 'kept' && <Trans>A picture was handed in. What looks like it is found without anybody looking.</Trans>}
      {picture === 'awaited' && <Trans>A picture was announced and is not here yet. It is given up after a day.</Trans>}
      {picture === 'unreadable' && (
        <Trans>A picture was handed in that could not be read. Copies can only be found from the items below.</Trans>
      )}
    </p>
  );
}
