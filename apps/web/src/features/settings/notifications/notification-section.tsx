import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { preferencesQuery, useSavePreferences } from '../calls/preferences.ts';
import type { Settings } from '../../../shared/own-settings.ts';
import { Loaded } from '../components/loaded.tsx';
import { Notice } from '../components/notice.tsx';
import { Section } from '../components/section.tsx';
import { SwitchRow } from '../components/switch-row.tsx';
import { KindTable } from './kind-table.tsx';
import classes from './notification-section.module.css';
import { PaceRow } from './pace-row.tsx';
import { PushRow } from './push-row.tsx';
import { QuietRows } from './quiet-rows.tsx';
import { EmailBounceAlert } from './email-bounce-alert.tsx';

const ANCHOR = 'notifications';

type NotificationSectionProps = { settings: Pick<Settings, 'timeZone' | 'emailSubscription'> };

/** Which news reach one where, and when not. */
export function NotificationSection({ settings }: NotificationSectionProps) {
  const query = useQuery(preferencesQuery);
  const { save, wasStale } = useSavePreferences();
  const container = useRef<HTMLDivElement>(null);

  // Who comes for this part finds it, though it was not there when the page opened.
  useEffect(() => {
    if (location.hash !== `#${ANCHOR}`) return;
    container.current?.focus({ preventScroll: true });
    container.current?.scrollIntoView();
  }, []);

  return (
    <div id={ANCHOR} ref={container} tabIndex={-1} className={classes.section}>
      <Section
        title={<Trans>Notifications</Trans>}
        description={<Trans>Nothing that leaves the app names a member or says what this is.</Trans>}
      >
        <div role="status">
          {wasStale && (
            <Notice title={<Trans>These settings were changed in another window.</Trans>}>
              <Trans>What you see now is the latest. Please choose again.</Trans>
            </Notice>
          )}
        </div>
        <Loaded query={query} rows={6} compact>
          {({ body }) => (
            <>
              <EmailBounceAlert isBouncing={body.email === 'bouncing'} isSubscribed={settings.emailSubscription} />
              <KindTable kinds={body.kinds} onChange={save} />
              <PaceRow pace={body.emailPace} onChange={(emailPace) => save({ emailPace })} />
              <QuietRows quietFrom={body.quietFrom} quietTo={body.quietTo} timeZone={settings.timeZone} onChange={save} />
              <PushRow />
              <SwitchRow
                title={<Trans>Push about messages</Trans>}
                detail={<Trans>It says only “New message”: not from whom, and not what. Once, until you have read it.</Trans>}
                checked={body.messages}
                onChange={(messages) => save({ messages })}
              />
            </>
          )}
        </Loaded>
      </Section>
    </div>
  );
}
