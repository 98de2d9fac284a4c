import type { EmailTemplate } from '../../email-template.ts';
import { useEmailContext } from '../../email-context.ts';
import { LinkEmail } from './link-email.tsx';

/** For the new email address. */
export type ConfirmNewEmailData = { url: string; hours: number };

function EmailBody({ data }: { data: ConfirmNewEmailData }) {
  const { confirmNewEmail: texts, link } = useEmailContext().translations;
  return <LinkEmail texts={texts} action={texts.confirm} url={data.url} lasts={link.lastsHours(data.hours)} />;
}

export const confirmNewEmail: EmailTemplate<ConfirmNewEmailData> = {
  subject: (translations) => translations.confirmNewEmail.subject,
  Body: EmailBody,
};
