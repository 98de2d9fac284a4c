import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSaveSettings } from '../calls/save-settings.ts';
import { settingsQuery } from '../../../shared/own-settings.ts';
import { Loaded } from '../components/loaded.tsx';
import { Notice } from '../components/notice.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { NotificationSection } from '../notifications/notification-section.tsx';
import { LanguageSection } from '../preferences/language-section.tsx';
import { PrivacySection } from '../preferences/privacy-section.tsx';

/** The tab `settings`: every choice is saved as soon as it is made. */
export function Preferences() {
  const query = useQuery(settingsQuery);
  const { save, wasStale } = useSaveSettings();
  return (
    <>
      <PageTitle>
        <Trans>Settings</Trans>
      </PageTitle>
      <div role="status">
        {wasStale && (
          <Notice title={<Trans>These settings were changed in another window.</Trans>}>
            <Trans>What you see now is the latest. Please choose again.</Trans>
          </Notice>
        )}
      </div>
      <Loaded query={query} rows={8}>
        {({ body }) => (
          <>
            <LanguageSection settings={body} onChange={save} />
            <PrivacySection settings={body} onChange={save} />
            <NotificationSection settings={body} />
          </>
        )}
      </Loaded>
    </>
  );
}
