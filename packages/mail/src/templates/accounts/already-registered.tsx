import { Layout } from '../../layout.tsx';
import type { Mail } from '../../mail.ts';
import { Action } from '../../parts/action.tsx';
import { Heading } from '../../parts/heading.tsx';
import { LabelledLink } from '../../parts/labelled-link.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useStationery } from '../../stationery.ts';

/** For the owner of an address that somebody tried to sign up with: the sign-up page itself does not tell. */
export type AlreadyRegisteredFacts = { forgotUrl: string; loginUrl: string };

function Letter({ facts }: { facts: AlreadyRegisteredFacts }) {
  const say = useStationery().words.alreadyRegistered;
  return (
    <Layout title={say.subject} preview={say.preview} why={say.why}>
      <Heading>{say.heading}</Heading>
      <Paragraph>{say.intro}</Paragraph>
      <Action href={facts.loginUrl} label={say.login} plainLink={say.plainLink} />
      <LabelledLink label={say.forgot} href={facts.forgotUrl}>
        {facts.forgotUrl}
      </LabelledLink>
      <Paragraph quiet>{say.notYou}</Paragraph>
    </Layout>
  );
}

export const alreadyRegistered: Mail<AlreadyRegisteredFacts> = {
  subject: (words) => words.alreadyRegistered.subject,
  Letter,
};
