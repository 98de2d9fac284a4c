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
function Letter({ facts: { change, countsFrom, url } }: { facts: StaffRoleChangedFacts }) {
  const say = useStationery().words.staffRoleChanged;
  return (
    <Layout title={say.subject} preview={say.preview} why={say.why}>
      <Heading>{say.heading}</Heading>
      <Paragraph>{say[change]}</Paragraph>
      {countsFrom !== null && <Paragraph>{say.countsFrom(countsFrom)}</Paragraph>}
      <Paragraph>{say.check}</Paragraph>
      <Action href={url} label={say.open} plainLink={say.plainLink} />
    </Layout>
  );
}

export const staffRoleChanged: Mail<StaffRoleChangedFacts> = { subject: (words) => words.staffRoleChanged.subject, Letter };
