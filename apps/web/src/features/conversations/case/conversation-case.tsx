import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { conversations } from '@subrosa/contract/endpoints/conversations';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';
import classes from '../../../shared/styles/evidence.module.css';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { EvidenceFile } from './evidence-file.tsx';
import { reportLabels } from '../../connections/index.ts';

/** Only for the staff member who is assigned the case; each access is logged. */
const conversationCaseQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'conversation', id],
    queryFn: ({ signal }) => silentClient.call(conversations.getConversationCase, { signal, params: { id } }),
    staleTime: Infinity,
    gcTime: 0,
  });

type Report = ReplyBody<typeof conversations.getConversationCase>[number];

type ConversationCaseProps = {
  /** The id of the report that opened the case. */
  id: string;
};

/** Reports about a conversation, with the messages that the members chose; each is proved to have been sent. */
export function ConversationCase({ id }: ConversationCaseProps) {
  const query = useQuery(conversationCaseQuery(id));
  if (!query.data) return <QueryFallback query={query} skeleton={<SkeletonList shape="rows" count={2} />} />;
  return (
    <div className={classes.list}>
      {query.data.map((report) => (
        <ReporterText key={report.id} report={report} />
      ))}
    </div>
  );
}

const stateLabels = { reaction: msg`Reaction`, group: msg`Group name`, invitation: msg`Group name in an invitation` };

function ReporterText({ report }: { report: Report }) {
  const { t } = useLingui();
  return (
    <article className={classes.part}>
      <p className={classes.strong}>{t(reportLabels[report.reason])}</p>
      <p dir="auto">{report.text}</p>
      <p className={classes.small}>
        <bdi>{report.reporter}</bdi>
        <MomentText instant={report.at} />
      </p>
      {report.messages.length === 0 && report.states.length === 0 && (
        <p className={classes.small}>
          <Trans>No messages were shared.</Trans>
        </p>
      )}
      {report.messages.map(({ sequence, sender, sentAt, text, attachments }) => (
        <blockquote key={sequence} className={classes.part}>
          <p dir="auto">{text}</p>
          {attachments.map((file) => (
            <EvidenceFile key={file.id} file={file} />
          ))}
          <footer className={classes.small}>
            <bdi>{sender}</bdi>
            <MomentText instant={sentAt} />
          </footer>
        </blockquote>
      ))}
      {report.states.map(({ kind, sender, on, text, attachments }, index) => (
        <blockquote key={index} className={classes.part}>
          <p className={classes.small}>{t(stateLabels[kind])}</p>
          <p dir="auto">{text}</p>
          {attachments.map((file) => (
            <EvidenceFile key={file.id} file={file} />
          ))}
          <footer className={classes.small}>
            <bdi>{sender}</bdi>
            <DateText date={on} />
          </footer>
        </blockquote>
      ))}
    </article>
  );
}
