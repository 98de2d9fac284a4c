import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { calendar } from '@subrosa/contract/endpoints/calendar';
import type { ReplyBody } from '@subrosa/contract/client/types';
import type { FeedTitles } from '@subrosa/rules/calendar/entries';
import { parseWireDate } from '@subrosa/rules/format/dates';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../shared/api/client.ts';
import { ChoiceChips } from '../../../shared/ui/choice-chips.tsx';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { usePending } from '../../../shared/use-pending.ts';
import { feedQuery } from '../api/feed.ts';
import classes from './feed.module.css';

type FeedFormProps = { feed: ReplyBody<typeof calendar.getFeed> };

/** Creates the URL, shows it once, and revokes it. */
export function FeedForm({ feed }: FeedFormProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const creation = usePending();
  const revoking = usePending();
  const [titles, setTitles] = useState<FeedTitles>(feed.titles);
  const [path, setPath] = useState<string | null>(null);
  const feedUrl = path && `${location.origin}${path}`;
  const usedOn = feed.usedOn && parseWireDate(feed.usedOn);

  const createFeed = () =>
    creation.run(async () => {
      const { path: createdPath, ...state } = await client.call(calendar.createFeed, { body: { titles } });
      setPath(createdPath);
      queryClient.setQueryData(feedQuery.queryKey, state);
    });

  const revoke = () =>
    revoking.run(async () => {
      const state = await client.call(calendar.revokeFeed);
      setPath(null);
      queryClient.setQueryData(feedQuery.queryKey, state);
    });

  return (
    <div className={classes.form}>
      <p className={classes.text}>
        <Trans>Anyone with this link can see your calendar. Only add it to your own calendar app.</Trans>
      </p>
      <ChoiceChips
        legend={<Trans>Titles</Trans>}
        choices={[
          { value: 'discreet', label: t`Discreet titles` },
          { value: 'own', label: t`Real titles` },
        ]}
        value={titles}
        onChange={setTitles}
      />
      {feedUrl && (
        <div className={classes.row}>
          <TextInput
            size="md"
            dir="ltr"
            readOnly
            className={classes.url}
            label={<Trans>Private link (shown once)</Trans>}
            value={feedUrl}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <CopyButton text={feedUrl} label={t`Copy private link`} />
        </div>
      )}
      {feed.active && (
        <p className={classes.text} role="status">
          {usedOn ? (
            <Trans>
              Your link was last used on <DateText date={usedOn} />.
            </Trans>
          ) : (
            <Trans>Your link is ready but hasn’t been used yet.</Trans>
          )}
        </p>
      )}
      <div className={classes.actions}>
        {feed.active && (
          <Button variant="default" size="md" loading={revoking.isPending} onClick={() => void revoke()}>
            <Trans>Turn off link</Trans>
          </Button>
        )}
        <Button size="md" loading={creation.isPending} onClick={() => void createFeed()}>
          {feed.active ? <Trans>Create new link</Trans> : <Trans>Create link</Trans>}
        </Button>
      </div>
      {feed.active && (
        <p className={classes.text}>
          <Trans>A new link turns off the old one.</Trans>
        </p>
      )}
    </div>
  );
}
