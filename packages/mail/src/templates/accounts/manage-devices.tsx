import type { EmailTemplate } from '../../email-template.ts';
import { useEmailContext } from '../../email-context.ts';
import { LinkEmail } from './link-email.tsx';

export type ManageDevicesData = { url: string; minutes: number };

function EmailBody({ data }: { data: ManageDevicesData }) {
  const { manageDevices: texts, link } = useEmailContext().translations;
  return <LinkEmail texts={texts} action={texts.see} url={data.url} lasts={link.lastsMinutes(data.minutes)} />;
}

export const manageDevices: EmailTemplate<ManageDevicesData> = {
  subject: (translations) => translations.manageDevices.subject,
  Body: EmailBody,
};
