import { Trans } from '@lingui/react/macro';
import type { Settings } from '../../../shared/own-settings.ts';
import { Row } from '../components/row.tsx';
import { Section } from '../components/section.tsx';
import { SwitchRow } from '../components/switch-row.tsx';

type PrivacySectionProps = { settings: Settings; onChange: (change: Partial<Settings>) => void };

export function PrivacySection({ settings, onChange }: PrivacySectionProps) {
  return (
    <>
      <Section title={<Trans>Privacy</Trans>}>
        <SwitchRow
          title={<Trans>Private account</Trans>}
          detail={
            <Trans>
              Others see your card and your photo, and what is behind them only once you approve. Existing connections are unaffected.
            </Trans>
          }
          checked={settings.privateAccount}
          onChange={(privateAccount) => onChange({ privateAccount })}
        />
        <SwitchRow
          title={<Trans>Show when I am online</Trans>}
          detail={<Trans>Others see that you are online, or that you were here today, this week or this month. Never the hour.</Trans>}
          checked={settings.showPresence}
          onChange={(showPresence) => onChange({ showPresence })}
        />
        <SwitchRow
          title={<Trans>Read receipts</Trans>}
          detail={
            settings.showPresence ? (
              <Trans>Others see when a message has reached you, when you have read it and when you are writing; you see it of them.</Trans>
            ) : (
              <Trans>They would tell that you are here, so nobody sees them while you hide when you are online.</Trans>
            )
          }
          checked={settings.readReceipts && settings.showPresence}
          disabled={!settings.showPresence}
          onChange={(readReceipts) => onChange({ readReceipts })}
        />
        <div id="email-notifications">
          <SwitchRow
            title={<Trans>Email notifications</Trans>}
            detail={<Trans>Subject lines never say what this is. Required emails are still sent.</Trans>}
            checked={settings.emailSubscription}
            onChange={(emailSubscription) => onChange({ emailSubscription })}
          />
        </div>
      </Section>
      <Section title={<Trans>Discretion</Trans>}>
        <SwitchRow
          title={<Trans>Blur media until tapped</Trans>}
          detail={<Trans>Nothing is shown on your screen that you did not ask for.</Trans>}
          checked={settings.blurMedia}
          onChange={(blurMedia) => onChange({ blurMedia })}
        />
        <SwitchRow
          title={<Trans>Neutral tab title and icon</Trans>}
          detail={<Trans>The browser shows “Home” and a grey square in place of our name and rose.</Trans>}
          checked={settings.discreet}
          onChange={(discreet) => onChange({ discreet })}
        />
        <Row
          title={<Trans>Quick exit</Trans>}
          detail={
            <Trans>
              Press <kbd>Esc</kbd> three times to leave for a neutral page and hide this one. It isn’t locked: anyone at this device can
              open it again.
            </Trans>
          }
        />
      </Section>
    </>
  );
}
