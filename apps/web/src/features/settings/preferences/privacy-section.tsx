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
              Others can see your card and photo. They’ll see your full profile once you approve them. Existing connections aren’t affected.
            </Trans>
          }
          checked={settings.privateAccount}
          onChange={(privateAccount) => onChange({ privateAccount })}
        />
        <SwitchRow
          title={<Trans>Show when I’m online</Trans>}
          detail={
            <Trans>Others see whether you’re online or were active today, this week or this month. They never see the exact time.</Trans>
          }
          checked={settings.showPresence}
          onChange={(showPresence) => onChange({ showPresence })}
        />
        <SwitchRow
          title={<Trans>Read receipts</Trans>}
          detail={
            settings.showPresence ? (
              <Trans>Others can see when you receive and read messages and when you’re typing. You can see the same for them.</Trans>
            ) : (
              <Trans>Read receipts are off while your online status is hidden, because they’d show that you’re here.</Trans>
            )
          }
          checked={settings.readReceipts && settings.showPresence}
          disabled={!settings.showPresence}
          onChange={(readReceipts) => onChange({ readReceipts })}
        />
      </Section>
      <Section title={<Trans>Privacy on your device</Trans>}>
        <SwitchRow
          title={<Trans>Blur media until tapped</Trans>}
          detail={<Trans>Photos and videos stay blurred until you tap them.</Trans>}
          checked={settings.blurMedia}
          onChange={(blurMedia) => onChange({ blurMedia })}
        />
        <SwitchRow
          title={<Trans>Neutral tab title and icon</Trans>}
          detail={<Trans>Your browser shows “Home” and a grey square instead of our name and icon.</Trans>}
          checked={settings.discreet}
          onChange={(discreet) => onChange({ discreet })}
        />
        <Row
          title={<Trans>Quick exit</Trans>}
          detail={
            <Trans>
              Press <kbd>Esc</kbd> three times, or tap the door icon at the top, to hide this page behind a neutral one. The app isn’t
              locked, so anyone at this device can open it again.
            </Trans>
          }
        />
      </Section>
    </>
  );
}
