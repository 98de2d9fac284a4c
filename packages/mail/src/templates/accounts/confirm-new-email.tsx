import type { Mail } from '../../mail.ts';
import { useStationery } from '../../stationery.ts';
import { LinkEmail } from './link-email.tsx';

/** To the new address. */
export type ConfirmNewEmailFacts = { url: string; hours: number };

function EmailBody({ facts: data }: { facts: ConfirmNewEmailFacts }) {
  const { confirmNewEmail: texts, link } = useStationery().translations;
  return <LinkEmail texts={texts} action={texts.confirm} url={data.url} lasts={link.lastsHours(data.hours)} />;
}

export const confirmNewEmail: Mail<ConfirmNewEmailFacts> = {
  subject: (translations) => translations.confirmNewEmail.subject,
  Body: EmailBody,
};
