import { beforeAll, describe, expect, it } from 'vitest';
import { aPost, aPoster, rebuildRequestSearch, type Poster } from '../../../../test/support/requests.ts';
import { useApi } from '../../../../test/support/test-api.ts';

const api = useApi();
let viewer: Poster;
let exact: string;

// Before the first search, which draws the words of posts.
beforeAll(async () => {
  viewer = await aPoster(api);
  const owners = [await aPoster(api), await aPoster(api), await aPoster(api), await aPoster(api)];
  for (const [index, owner] of owners.entries()) {
    for (let post = 0; post < 3; post += 1)
      await aPost(api.db, owner.id, { title: `Sneakers ${index} ${post}`, description: 'Well worn.' });
  }
  exact = await aPost(api.db, owners[0]!.id, { title: 'Knitwear', description: 'Кросівки, וגרביים, 全新運動鞋.' });
  const hidden = await aPoster(api, { privateAccount: true });
  await aPost(api.db, hidden.id, { title: 'Sneakers of a private account', description: 'Hidden.' });
  await rebuildRequestSearch(api.db);
});

const idsOf = async (query: Record<string, string | number>) => (await viewer.feed(query)).body.requests.map(({ id }) => id);

/** All pages by the cursor. */
async function pages(search: string, limit: number): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const { status, body }: Awaited<ReturnType<Poster['feed']>> = await viewer.feed({ search, limit, ...(after && { after }) });
    expect(status).toBe(200);
    ids.push(...body.requests.map(({ id }) => id));
    after = body.after;
  } while (after !== null);
  return ids;
}

describe('listRequests for words with typing errors', () => {
  it.each(['kntwear', 'кросивки', 'וגרבים', '運動鞵'])('finds the post that %s means', async (search) => {
    expect(await idsOf({ search })).toEqual([exact]);
  });

  it('shows the same posts on the same pages as the right word, each once, and none of a private account', async () => {
    const right = await pages('sneakers', 5);
    expect(right).toHaveLength(12);
    expect(await pages('sneekers', 5)).toEqual(right);
    expect(await idsOf({ search: 'sneekers', page: 1, limit: 5 })).toEqual(right.slice(5, 10));
  });

  it('forgives nothing while a post matches the words as typed', async () => {
    const typed = await aPost(api.db, viewer.id, { title: 'Sneekers', description: 'Spelled this way.' });
    expect(await idsOf({ search: 'sneekers' })).toEqual([typed]);
    expect(await idsOf({ search: 'sneekers', page: 1, limit: 5 })).toEqual([]);
  });

  it('accepts a cursor for its own words only', async () => {
    const { body } = await viewer.feed({ search: 'snaekers', limit: 5 });
    expect((await viewer.feed({ search: 'snaekers', limit: 5, after: body.after ?? '' })).status).toBe(200);
    expect((await viewer.feed({ search: 'sneakers', limit: 5, after: body.after ?? '' })).status).toBe(400);
  });
});
