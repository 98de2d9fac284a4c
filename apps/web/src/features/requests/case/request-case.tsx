import { useLingui } from '@lingui/react/macro';
import { requests } from '@subrosa/contract/endpoints/requests';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';
import classes from '../../../shared/styles/evidence.module.css';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { SubmittedReports } from '../../connections/index.ts';
import { GalleryGrid } from '../../media/index.ts';
import { FlaggedText } from '../details/flagged-text.tsx';
import { stateNames, typeNames } from '../labels.ts';

/** Only for the staff member who is assigned the case; each access is logged. */
const requestCaseQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'request', id],
    queryFn: ({ signal }) => silentClient.call(requests.getRequestCase, { signal, params: { id } }),
    staleTime: Infinity,
    gcTime: 0,
  });

type RequestCaseProps = {
  id: string;
  /** The owner's name, if staff may know it. */
  profileName: string | null;
};

/** A post in the staff console: its text with flagged passages, its media, and the reports about it. */
export function RequestCase({ id, profileName }: RequestCaseProps) {
  const { t } = useLingui();
  const query = useQuery(requestCaseQuery(id));
  const { data } = query;
  if (!data) return <QueryFallback query={query} skeleton={<SkeletonList shape="rows" count={2} />} />;
  const flaggedSpansOf = (field: 'title' | 'description') => data.flaggedSpans.filter((flaggedSpan) => flaggedSpan.field === field);
  return (
    <div className={classes.list}>
      <article className={classes.part}>
        <p className={classes.strong}>
          <bdi>
            <FlaggedText text={data.title} flaggedSpans={flaggedSpansOf('title')} />
          </bdi>
        </p>
        <p className={classes.small}>
          <span>{t(typeNames[data.type])}</span>
          <Price cents={data.priceCents} exact />
          <span>{t(stateNames[data.status])}</span>
        </p>
        <p dir="auto">
          <FlaggedText text={data.description} flaggedSpans={flaggedSpansOf('description')} />
        </p>
      </article>
      {data.media.length > 0 && <GalleryGrid items={data.media.map((media) => ({ media, caption: '' }))} />}
      <SubmittedReports reports={data.reports} username={profileName} />
    </div>
  );
}
