import { Layout } from '../layout.tsx';
import type { Mail } from '../mail.ts';
import { Action } from '../parts/action.tsx';
import { Heading } from '../parts/heading.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { useStationery } from '../stationery.ts';

export type StaffRoleChangedFacts = {
  change: 'proposed' | 'confirmed' | 'removed';
  /** From when a confirmed role counts for approvals. */
  countsFrom: string | null;
  url: string;
};

/** To all of staff. Whose role it is stands in the console: a mail may be seen by anybody. */
function EmailBody({ facts: { change, countsFrom, url } }: { facts: StaffRoleChangedFacts }) {
  const texts = useStationery().translations.staffRoleChanged;
  return (
    <Layout title={texts.subject} preview={texts.preview} why={texts.why}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{texts[change]}</Paragraph>
      {countsFrom !== null && <Paragraph>{texts.countsFrom(countsFrom)}</Paragraph>}
      <Paragraph>{texts.check}</Paragraph>
      <Action href={url} label={texts.open} plainLink={texts.plainLink} />
    </Layout>
  );
}

export const staffRoleChanged: Mail<StaffRoleChangedFacts> = {
  subject: (translations) => translations.staffRoleChanged.subject,
  Body: EmailBody,
};
