import { Button } from '@mantine/core';
import { useState } from 'react';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PagedList } from '../../../shared/ui/paged-list.tsx';
import { PersonChip } from '../../../shared/ui/person-chip.tsx';
import { State } from './state.tsx';
import classes from './samples.module.css';

const NAMES = ['Juno', 'Viktor', 'Dana & Rui', 'Lin', 'Noa', 'Omar', 'Elena', 'Theo', 'Mara'];
const PAGE = 3;

const member = (name: string) => (
  <div className={classes.member}>
    <PersonChip name={name} size="large" verified={name.length > 3} detail="Confidant" />
  </div>
);
const shared = { keyOf: (name: string) => name, renderItem: member, shape: 'rows', empty: null } as const;

/** A list with a button for more, in all its states. */
export function ListSamples() {
  const [count, setCount] = useState(PAGE);
  const [status, setStatus] = useState<'loading' | 'ready'>('ready');

  function handleMore() {
    setStatus('loading');
    setTimeout(() => {
      setCount((known) => known + PAGE);
      setStatus('ready');
    }, 400);
  }

  return (
    <>
      <State name="Growing, then at its end">
        <PagedList
          {...shared}
          items={NAMES.slice(0, count)}
          status={status}
          hasMore={count < NAMES.length}
          onMore={handleMore}
          auto={false}
        />
      </State>
      <State name="A page that failed">
        <PagedList {...shared} items={NAMES.slice(0, 1)} status="failed" hasMore onMore={() => undefined} />
      </State>
      <State name="Loading at first">
        <PagedList {...shared} items={[]} status="loading" hasMore onMore={() => undefined} />
      </State>
      <State name="Failed at first">
        <PagedList {...shared} items={[]} status="failed" hasMore onMore={() => undefined} />
      </State>
      <State name="Empty">
        <PagedList
          {...shared}
          items={[]}
          status="ready"
          hasMore={false}
          onMore={() => undefined}
          empty={
            <EmptyState level={3} title="Nobody here yet" action={<Button size="md">Widen the search</Button>}>
              Your filters leave nobody. A wider radius usually helps.
            </EmptyState>
          }
        />
      </State>
    </>
  );
}
