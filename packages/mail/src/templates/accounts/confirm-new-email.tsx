import type { Mail } from '../../mail.ts';
import { useStationery } from '../../stationery.ts';
import { LinkEmail } from './link-email.tsx';

/** To the new address. */
export type ConfirmNewEmailFacts = { url: string; hours: number };

function Letter({ facts }: { facts: ConfirmNewEmailFacts }) {
  const { confirmNewEmail: texts, link } = useStationery().words;
  return <LinkEmail texts={texts} action={texts.confirm} url={facts.url} lasts={link.lastsHours(facts.hours)} />;
}

export const confirmNewEmail: Mail<ConfirmNewEmailFacts> = {
  subject: (words) => words.confirmNewEmail.subject,
  Letter,
};
