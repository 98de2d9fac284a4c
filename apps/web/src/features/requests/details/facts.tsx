import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { fullNameOf } from '../../../shared/ui/city-name.ts';
import { RecentDay } from '../../../shared/ui/recent-day.tsx';
import type { RequestView } from '../calls/request.ts';
import { useFetishNames } from '../use-fetish-names.ts';
import { typeNames } from '../labels.ts';
import classes from './facts.module.css';

type FactsProps = { request: RequestView };

export function Facts({ request: { type, category, fetish, location, postedOn, editedOn } }: FactsProps) {
  const { t } = useLingui();
  const names = useFetishNames();
  return (
    <dl className={classes.facts}>
      <Fact name={<Trans>Type</Trans>}>{t(typeNames[type])}</Fact>
      <Fact name={<Trans>Category</Trans>}>{names.category(category)}</Fact>
      <Fact name={<Trans>Interest</Trans>}>{names.fetish(fetish)}</Fact>
      {location && (
        <Fact name={<Trans>Place</Trans>}>
          <bdi>{fullNameOf(location)}</bdi>
        </Fact>
      )}
      <Fact name={<Trans>Posted</Trans>}>
        <RecentDay day={postedOn} />
      </Fact>
      {editedOn && (
        <Fact name={<Trans>Edited</Trans>}>
          <RecentDay day={editedOn} />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
