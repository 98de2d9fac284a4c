import type { Mail } from '../../mail.ts';
import { useStationery } from '../../stationery.ts';
import { LinkEmail } from './link-email.tsx';

export type VerifyEmailFacts = { url: string; hours: number };

function Letter({ facts }: { facts: VerifyEmailFacts }) {
  const { verifyEmail: texts, link } = useStationery().words;
  return <LinkEmail texts={texts} action={texts.confirm} url={facts.url} lasts={link.lastsHours(facts.hours)} />;
}

export const verifyEmail: Mail<VerifyEmailFacts> = {
  subject: (words) => words.verifyEmail.subject,
  Letter,
};
