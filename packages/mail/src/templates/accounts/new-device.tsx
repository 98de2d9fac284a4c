import type { EmailTemplate } from '../../email-template.ts';
import { Action } from '../../parts/action.tsx';
import { LabelledLink } from '../../parts/labelled-link.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useEmailContext } from '../../email-context.ts';
import { SecurityEmail } from './security-email.tsx';

/** `device` is formatted like "Firefox · Linux". It contains no location, because none is stored. */
export type NewDeviceData = { device: string; replaced: boolean; at: string; securityUrl: string; forgotUrl: string };

function EmailBody({ data }: { data: NewDeviceData }) {
  const { newDevice: texts, newPassword, securitySettings } = useEmailContext().translations;
  return (
    <SecurityEmail
      texts={texts}
      intro={data.replaced ? texts.introReplaced : texts.intro}
      details={[{ label: texts.device, value: data.device }]}
      at={data.at}
    >
      <Paragraph>{texts.notYou}</Paragraph>
      <Action href={data.securityUrl} label={securitySettings.open} plainLink={securitySettings.plainLink} />
      <LabelledLink label={newPassword.plainLink} href={data.forgotUrl} muted>
        {data.forgotUrl}
      </LabelledLink>
    </SecurityEmail>
  );
}

export const newDevice: EmailTemplate<NewDeviceData> = {
  subject: (translations) => translations.newDevice.subject,
  Body: EmailBody,
};
