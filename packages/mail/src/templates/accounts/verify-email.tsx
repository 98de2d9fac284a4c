import type { Mail } from '../../mail.ts';
import { useStationery } from '../../stationery.ts';
import { LinkEmail } from './link-email.tsx';

export type VerifyEmailFacts = { url: string; hours: number };

function EmailBody({ facts: data }: { facts: VerifyEmailFacts }) {
  const { verifyEmail: texts, link } = useStationery().translations;
  return <LinkEmail texts={texts} action={texts.confirm} url={data.url} lasts={link.lastsHours(data.hours)} />;
}

export const verifyEmail: Mail<VerifyEmailFacts> = {
  subject: (translations) => translations.verifyEmail.subject,
  Body: EmailBody,
};
