import { Trans, useLingui } from '@lingui/react/macro';
import { requests } from '@subrosa/contract/addresses/requests';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { quietClient } from '../../../shared/api/client.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { reportWords } from '../../connections/index.ts';
import { GalleryGrid } from '../../media/index.ts';
import { MarkedText } from '../details/marked-text.tsx';
import { stateNames, typeNames } from '../words.ts';
import classes from './request-case.module.css';

/** Only for who has the case: each look is noted. */
const requestCaseQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'request', id],
    queryFn: ({ signal }) => quietClient.call(requests.readRequestCase, { signal, params: { id } }),
    staleTime: Infinity,
    gcTime: 0,
  });

type RequestCaseProps = { id: string };

/** A post as staff decide about it: its words with what was found in them, its media, and what members told about it. */
export function RequestCase({ id }: RequestCaseProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(requestCaseQuery(id));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonList shape="rows" count={2} />;
  const passagesOf = (field: 'title' | 'description') => data.passages.filter((passage) => passage.field === field);
  return (
    <div className={classes.case}>
      <article className={classes.part}>
        <p className={classes.strong}>
          <bdi>
            <MarkedText text={data.title} passages={passagesOf('title')} />
          </bdi>
        </p>
        <p className={classes.small}>
          <span>{t(typeNames[data.type])}</span>
          <Price cents={data.priceCents} exact />
          <span>{t(stateNames[data.status])}</span>
        </p>
        <p dir="auto">
          <MarkedText text={data.description} passages={passagesOf('description')} />
        </p>
      </article>
      {data.media.length > 0 && <GalleryGrid items={data.media.map((media) => ({ media, caption: '' }))} />}
      {data.reports.map((report) => (
        <blockquote key={report.id} className={classes.part}>
          <p className={classes.strong}>{t(reportWords[report.reason])}</p>
          <p dir="auto">{report.text}</p>
          <footer className={classes.small}>
            <bdi>{report.reporter}</bdi>
          </footer>
        </blockquote>
      ))}
      {data.username !== null && (
        <a href={`/${data.username}`} target="_blank" rel="noreferrer" className={classes.link}>
          <Trans>Open the profile in a new tab</Trans>
        </a>
      )}
    </div>
  );
}
