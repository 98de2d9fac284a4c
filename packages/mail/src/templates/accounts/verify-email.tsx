import type { EmailTemplate } from '../../email-template.ts';
import { useEmailContext } from '../../email-context.ts';
import { LinkEmail } from './link-email.tsx';

export type VerifyEmailData = { url: string; hours: number };

function EmailBody({ data }: { data: VerifyEmailData }) {
  const { verifyEmail: texts, link } = useEmailContext().translations;
  return <LinkEmail texts={texts} action={texts.confirm} url={data.url} lasts={link.lastsHours(data.hours)} />;
}

export const verifyEmail: EmailTemplate<VerifyEmailData> = {
  subject: (translations) => translations.verifyEmail.subject,
  Body: EmailBody,
};
