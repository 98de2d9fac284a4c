import { Layout } from '../../layout.tsx';
import { Action } from '../../parts/action.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';

type LinkEmailProps = {
  texts: { subject: string; preview: string; why: string; heading: string; intro: string; plainLink: string; ignore: string };
  /** The label of the button. */
  action: string;
  url: string;
  /** How long the link is valid. */
  lasts: string;
};

/** An email with one link, which members who did not ask for it may ignore. */
export function LinkEmail({ texts, action, url, lasts }: LinkEmailProps) {
  return (
    <Layout title={texts.subject} preview={texts.preview} why={texts.why}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{texts.intro}</Paragraph>
      <Action href={url} label={action} plainLink={texts.plainLink} />
      <Paragraph muted>{lasts}</Paragraph>
      <Paragraph muted>{texts.ignore}</Paragraph>
    </Layout>
  );
}
