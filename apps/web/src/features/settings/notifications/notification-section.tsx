import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { preferencesQuery, useSavePreferences } from '../api/preferences.ts';
import type { Settings } from '../../../shared/own-settings.ts';
import { Loaded } from '../components/loaded.tsx';
import { InlineAlert } from '../components/inline-alert.tsx';
import { Section } from '../components/section.tsx';
import { SwitchRow } from '../components/switch-row.tsx';
import { KindTable } from './kind-table.tsx';
import { EmailFrequencyRow } from './email-frequency-row.tsx';
import { PushRow } from './push-row.tsx';
import { QuietHoursRows } from './quiet-hours-rows.tsx';
import { EmailBounceAlert } from './email-bounce-alert.tsx';

type NotificationSectionProps = { settings: Pick<Settings, 'timeZone' | 'emailSubscription'> };

/** The notification preferences: channels, frequency and quiet hours. */
export function NotificationSection({ settings }: NotificationSectionProps) {
  const query = useQuery(preferencesQuery);
  const { save, wasStale } = useSavePreferences();

  return (
    <Section
      title={<Trans>What we notify you about, and where</Trans>}
      description={<Trans>Emails and push notifications never name a member or say what this is.</Trans>}
    >
      <div role="status">
        {wasStale && (
          <InlineAlert title={<Trans>These settings were changed in another window.</Trans>}>
            <Trans>You’re now seeing the latest settings. Choose again.</Trans>
          </InlineAlert>
        )}
      </div>
      <Loaded query={query} rows={6} compact>
        {({ body }) => (
          <>
            <EmailBounceAlert isBouncing={body.email === 'bouncing'} isSubscribed={settings.emailSubscription} />
            <KindTable kinds={body.kinds} onChange={save} />
            <EmailFrequencyRow frequency={body.emailFrequency} onChange={(emailFrequency) => save({ emailFrequency })} />
            <QuietHoursRows quietFrom={body.quietFrom} quietTo={body.quietTo} timeZone={settings.timeZone} onChange={save} />
            <PushRow />
            <SwitchRow
              title={<Trans>Message alerts</Trans>}
              detail={
                <Trans>
                  An alert only says “New message”, never who it’s from or what’s in it. You won’t get another until you read it.
                </Trans>
              }
              checked={body.messages}
              onChange={(messages) => save({ messages })}
            />
          </>
        )}
      </Loaded>
    </Section>
  );
}
