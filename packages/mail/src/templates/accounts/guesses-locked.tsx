import { Layout } from '../../layout.tsx';
import type { Mail } from '../../mail.ts';
import { Action } from '../../parts/action.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useStationery } from '../../stationery.ts';

export type GuessesLockedFacts = {
  /** Whether it happened on a device or in a browser that the account has used before. */
  isKnown: boolean;
  hours: number;
  /** Where devices are logged out without a password, or the security settings. */
  url: string;
};

function Letter({ facts: { isKnown, hours, url } }: { facts: GuessesLockedFacts }) {
  const { guessesLocked: say, manageDevices, securitySettings, notice } = useStationery().words;
  const words = isKnown ? say.known : say.unknown;
  return (
    <Layout title={say.subject} preview={say.preview} why={notice.why}>
      <Heading>{say.heading}</Heading>
      <Paragraph>{words.intro}</Paragraph>
      <Paragraph>{words.pause(hours)}</Paragraph>
      <Paragraph>{notice.wasYou}</Paragraph>
      <Paragraph>{words.notYou}</Paragraph>
      {isKnown ? (
        <Action href={url} label={manageDevices.see} plainLink={manageDevices.plainLink} />
      ) : (
        <Action href={url} label={securitySettings.open} plainLink={securitySettings.plainLink} />
      )}
    </Layout>
  );
}

export const guessesLocked: Mail<GuessesLockedFacts> = {
  subject: (words) => words.guessesLocked.subject,
  Letter,
};
