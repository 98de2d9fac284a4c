import type { Mail } from '../../mail.ts';
import { Action } from '../../parts/action.tsx';
import { LabelledLink } from '../../parts/labelled-link.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useStationery } from '../../stationery.ts';
import { SecurityEmail } from './security-email.tsx';

/** `device` reads like "Firefox · Linux". No place is told, because none is kept. */
export type NewDeviceFacts = { device: string; at: string; securityUrl: string; forgotUrl: string };

function EmailBody({ facts: data }: { facts: NewDeviceFacts }) {
  const { newDevice: texts, newPassword, securitySettings } = useStationery().translations;
  return (
    <SecurityEmail texts={texts} intro={texts.intro} details={[{ label: texts.device, value: data.device }]} at={data.at}>
      <Paragraph>{texts.notYou}</Paragraph>
      <Action href={data.securityUrl} label={securitySettings.open} plainLink={securitySettings.plainLink} />
      <LabelledLink label={newPassword.plainLink} href={data.forgotUrl} quiet>
        {data.forgotUrl}
      </LabelledLink>
    </SecurityEmail>
  );
}

export const newDevice: Mail<NewDeviceFacts> = {
  subject: (translations) => translations.newDevice.subject,
  Body: EmailBody,
};
