import { Trans } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { useLiveConnections } from '../../connections/index.ts';
import { FavouriteRequests } from '../../requests/index.ts';
import { MemberList } from '../member-list.tsx';
import type { FavouritesSearch } from '../search.ts';
import { TabLinks } from '../tab-links.tsx';
import classes from './favourites.module.css';

/** `/profile/favourites`: the member's favourite members and request posts. */
export function Favourites() {
  useLiveConnections();
  const { show } = useSearch({ strict: false }) as FavouritesSearch;
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <div className={classes.page}>
      <h1 className={classes.title} ref={title} tabIndex={-1}>
        <Trans>My favourites</Trans>
      </h1>
      <TabLinks />
      {show === 'requests' ? (
        <FavouriteRequests />
      ) : (
        <div className={classes.list}>
          <MemberList onGone={() => title.current?.focus({ preventScroll: true })} />
        </div>
      )}
    </div>
  );
}
