import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { pagingProps } from './paging-props.ts';

async function aList() {
  const client = new QueryClient();
  const observer = new InfiniteQueryObserver(client, {
    queryKey: ['list'],
    queryFn: ({ pageParam }) => Promise.resolve(pageParam),
    initialPageParam: 1,
    getNextPageParam: (last: number) => last + 1,
  });
  const stop = observer.subscribe(() => {});
  await observer.refetch();
  return { observer, stop, pages: () => observer.getCurrentResult().data?.pages };
}

it('onMore fetches the next page', async () => {
  const { observer, stop, pages } = await aList();
  pagingProps(observer.getCurrentResult()).onMore();
  await expect.poll(pages).toEqual([1, 2]);
  stop();
});

it('onMore fetches the next page also during a refetch', async () => {
  const { observer, stop, pages } = await aList();
  const refreshed = observer.refetch();
  pagingProps(observer.getCurrentResult()).onMore();
  await refreshed;
  await expect.poll(pages).toEqual([1, 2]);
  stop();
});
