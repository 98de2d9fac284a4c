import { Layout } from '../layout.tsx';
import type { EmailTemplate } from '../email-template.ts';
import { Action } from '../parts/action.tsx';
import { Heading } from '../parts/heading.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { useEmailContext } from '../email-context.ts';

export type StaffRoleChangedData = {
  change: 'proposed' | 'confirmed' | 'removed';
  /** When a confirmed role starts to count for approvals. */
  countsFrom: string | null;
  url: string;
};

/** For all staff. Only the console shows whose role it is, because others may see an email. */
function EmailBody({ data: { change, countsFrom, url } }: { data: StaffRoleChangedData }) {
  const texts = useEmailContext().translations.staffRoleChanged;
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

export const staffRoleChanged: EmailTemplate<StaffRoleChangedData> = {
  subject: (translations) => translations.staffRoleChanged.subject,
  Body: EmailBody,
};
