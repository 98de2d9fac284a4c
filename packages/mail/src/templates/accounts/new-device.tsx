import { Layout } from '../../layout.tsx';
import type { Mail } from '../../mail.ts';
import { Action } from '../../parts/action.tsx';
import { FactList } from '../../parts/fact-list.tsx';
import { Heading } from '../../parts/heading.tsx';
import { LabelledLink } from '../../parts/labelled-link.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useStationery } from '../../stationery.ts';

/** `device` reads like "Firefox · Linux". No place is told, because none is kept. */
export type NewDeviceFacts = { device: string; at: string; securityUrl: string; forgotUrl: string };

function Letter({ facts }: { facts: NewDeviceFacts }) {
  const { newDevice: say, newPassword, securitySettings, notice } = useStationery().words;
  return (
    <Layout title={say.subject} preview={notice.wasYou} why={notice.why}>
      <Heading>{say.heading}</Heading>
      <Paragraph>{say.intro}</Paragraph>
      <FactList
        facts={[
          { label: say.device, value: facts.device },
          { label: notice.at, value: facts.at },
        ]}
      />
      <Paragraph>{notice.wasYou}</Paragraph>
      <Paragraph>{say.notYou}</Paragraph>
      <Action href={facts.securityUrl} label={securitySettings.open} plainLink={securitySettings.plainLink} />
      <LabelledLink label={newPassword.plainLink} href={facts.forgotUrl} quiet>
        {facts.forgotUrl}
      </LabelledLink>
    </Layout>
  );
}

export const newDevice: Mail<NewDeviceFacts> = {
  subject: (words) => words.newDevice.subject,
  Letter,
};
