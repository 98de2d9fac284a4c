import type { Mail } from '../../mail.ts';
import { useStationery } from '../../stationery.ts';
import { LinkEmail } from './link-email.tsx';

export type ManageDevicesFacts = { url: string; minutes: number };

function Letter({ facts }: { facts: ManageDevicesFacts }) {
  const { manageDevices: texts, link } = useStationery().words;
  return <LinkEmail texts={texts} action={texts.see} url={facts.url} lasts={link.lastsMinutes(facts.minutes)} />;
}

export const manageDevices: Mail<ManageDevicesFacts> = {
  subject: (words) => words.manageDevices.subject,
  Letter,
};
