import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { fullNameOf } from '../../../shared/ui/city-name.ts';
import { RecentDay } from '../../../shared/ui/recent-day.tsx';
import type { RequestView } from '../api/request.ts';
import { useFetishNames } from '../use-fetish-names.ts';
import { typeNames } from '../labels.ts';
import classes from './detail-list.module.css';

type DetailListProps = { request: RequestView };

export function DetailList({ request: { type, category, fetish, location, postedOn, editedOn } }: DetailListProps) {
  const { t } = useLingui();
  const names = useFetishNames();
  return (
    <dl className={classes.details}>
      <Detail name={<Trans>Type</Trans>}>{t(typeNames[type])}</Detail>
      <Detail name={<Trans>Category</Trans>}>{names.category(category)}</Detail>
      <Detail name={<Trans>Interest</Trans>}>{names.fetish(fetish)}</Detail>
      {location && (
        <Detail name={<Trans>Place</Trans>}>
          <bdi>{fullNameOf(location)}</bdi>
        </Detail>
      )}
      <Detail name={<Trans>Posted</Trans>}>
        <RecentDay day={postedOn} />
      </Detail>
      {editedOn && (
        <Detail name={<Trans>Edited</Trans>}>
          <RecentDay day={editedOn} />
        </Detail>
      )}
    </dl>
  );
}

function Detail({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
