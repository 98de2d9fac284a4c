import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { useVault } from '../../conversations/index.ts';
import { ContinueMessage } from '../../first-message/index.ts';
import { RecoveryOffer } from '../keys/recovery-offer.tsx';
import { SettingsNotice } from '../keys/settings-notice.tsx';
import { UnlockCard } from '../keys/unlock-card.tsx';
import { conversationsPageSearchOf, type ConversationsPageSearch } from '../search.ts';
import { ConversationList } from './conversation-list.tsx';
import { StaffRow } from './staff-row.tsx';
import classes from './list-pane.module.css';
import { ShowLinks } from './show-links.tsx';

const ListMenu = lazy(async () => ({ default: (await import('./list-menu.tsx')).ListMenu }));
const Invitations = lazy(async () => ({ default: (await import('../group/invitations.tsx')).Invitations }));

type ListPaneProps = { openId: string | undefined };

/** The member's conversations, with a search by name and the archive. */
export function ListPane({ openId }: ListPaneProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const search: ConversationsPageSearch = conversationsPageSearchOf(useSearch({ strict: false }));
  const vault = useVault(({ state }) => state);
  const isLocked = vault === 'locked' || vault === 'failed';
  const isUnknown = vault === 'unknown';

  function handleSearch(text: string) {
    void navigate({ to: '.', search: conversationsPageSearchOf({ ...search, search: text }), replace: true, resetScroll: false });
  }

  return (
    <section className={classes.pane} aria-labelledby="messages">
      <div className={classes.header}>
        <div className={classes.line}>
          <h1 id="messages" className={classes.title}>
            <Trans>Messages</Trans>
          </h1>
          {!isLocked && (
            <Suspense>
              <ListMenu />
            </Suspense>
          )}
        </div>
        <SearchField
          isName
          label={t`Search conversations`}
          placeholder={t`A name`}
          clearLabel={t`Clear the search`}
          maxLength={30}
          value={search.search ?? ''}
          onChange={handleSearch}
        />
        <ShowLinks search={search} />
      </div>
      {/* Hidden while the list is loading, because an element that appears above the list would move it. */}
      {isUnknown && <SkeletonList shape="rows" count={6} />}
      <div className={classes.rest} hidden={isUnknown}>
        {/* On a screen with both, the conversation shows the card. */}
        {isLocked && !openId && <UnlockCard />}
        {!isLocked && !openId && <SettingsNotice />}
        {!isLocked && <RecoveryOffer />}
        {!isLocked && (
          <Suspense>
            <Invitations />
          </Suspense>
        )}
        <ContinueMessage />
        {search.show === undefined && !search.search && <StaffRow />}
        <ConversationList show={search.show ?? 'all'} search={search.search ?? ''} />
      </div>
    </section>
  );
}
