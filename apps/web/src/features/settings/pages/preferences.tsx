import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useSaveSettings } from '../api/save-settings.ts';
import { settingsQuery } from '../../../shared/own-settings.ts';
import { Loaded } from '../components/loaded.tsx';
import { InlineAlert } from '../components/inline-alert.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { LanguageSection } from '../preferences/language-section.tsx';
import { PrivacySection } from '../preferences/privacy-section.tsx';

/** The tab `settings`: every choice is saved at once. */
export function Preferences() {
  const query = useQuery(settingsQuery);
  const { save, wasStale } = useSaveSettings();
  // Links of former emails.
  if (location.hash.endsWith('notifications')) return <Navigate to="/settings/notifications" replace />;
  return (
    <>
      <PageTitle>
        <Trans context="settings tab">Preferences</Trans>
      </PageTitle>
      <div role="status">
        {wasStale && (
          <InlineAlert title={<Trans>These settings were changed in another window.</Trans>}>
            <Trans>You’re now seeing the latest settings. Choose again.</Trans>
          </InlineAlert>
        )}
      </div>
      <Loaded query={query} rows={8}>
        {({ body }) => (
          <>
            <LanguageSection settings={body} onChange={save} />
            <PrivacySection settings={body} onChange={save} />
          </>
        )}
      </Loaded>
    </>
  );
}
