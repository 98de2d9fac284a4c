import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../../shared/own-settings.ts';
import { useSaveSettings } from '../api/save-settings.ts';
import { Loaded } from '../components/loaded.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Section } from '../components/section.tsx';
import { SwitchRow } from '../components/switch-row.tsx';
import { NotificationSection } from '../notifications/notification-section.tsx';

/** The tab `notifications`: what a member is notified about, where and when. */
export function NotificationSettings() {
  const query = useQuery(settingsQuery);
  const { save } = useSaveSettings();
  return (
    <>
      <PageTitle>
        <Trans>Notifications</Trans>
      </PageTitle>
      <Loaded query={query} rows={8}>
        {({ body }) => (
          <>
            <div id="email-notifications">
              <Section title={<Trans>Email</Trans>}>
                <SwitchRow
                  title={<Trans>Email notifications</Trans>}
                  detail={<Trans>Subject lines never say what Subrosa is about. We’ll still send required emails.</Trans>}
                  checked={body.emailSubscription}
                  onChange={(emailSubscription) => save({ emailSubscription })}
                />
              </Section>
            </div>
            <NotificationSection settings={body} />
          </>
        )}
      </Loaded>
    </>
  );
}
