import type { Mail } from '../../mail.ts';
import { useStationery } from '../../stationery.ts';
import { LinkEmail } from './link-email.tsx';

export type ManageDevicesFacts = { url: string; minutes: number };

function EmailBody({ facts: data }: { facts: ManageDevicesFacts }) {
  const { manageDevices: texts, link } = useStationery().translations;
  return <LinkEmail texts={texts} action={texts.see} url={data.url} lasts={link.lastsMinutes(data.minutes)} />;
}

export const manageDevices: Mail<ManageDevicesFacts> = {
  subject: (translations) => translations.manageDevices.subject,
  Body: EmailBody,
};
