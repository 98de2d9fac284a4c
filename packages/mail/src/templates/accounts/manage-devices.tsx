import { Layout } from '../../layout.tsx';
import type { Mail } from '../../mail.ts';
import { Action } from '../../parts/action.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useStationery } from '../../stationery.ts';

export type ManageDevicesFacts = { url: string; minutes: number };

function Letter({ facts }: { facts: ManageDevicesFacts }) {
  const { manageDevices: say, link } = useStationery().words;
  return (
    <Layout title={say.subject} preview={say.preview} why={say.why}>
      <Heading>{say.heading}</Heading>
      <Paragraph>{say.intro}</Paragraph>
      <Action href={facts.url} label={say.see} plainLink={say.plainLink} />
      <Paragraph quiet>{link.lastsMinutes(facts.minutes)}</Paragraph>
      <Paragraph quiet>{say.ignore}</Paragraph>
    </Layout>
  );
}

export const manageDevices: Mail<ManageDevicesFacts> = {
  subject: (words) => words.manageDevices.subject,
  Letter,
};
