import { useEmailContext } from '../email-context.ts';
import { Paragraph } from './paragraph.tsx';
import { SupportLink } from './support-link.tsx';
import { TextLink } from './text-link.tsx';

type FooterProps = { why: string; unsubscribeUrl?: string };

export function Footer({ why, unsubscribeUrl }: FooterProps) {
  const { brand, translations } = useEmailContext();
  return (
    <>
      <Paragraph muted>{why}</Paragraph>
      <SupportLink label={translations.footer.questions} email={brand.supportEmail} muted />
      {unsubscribeUrl && (
        <Paragraph muted>
          <TextLink href={unsubscribeUrl}>{translations.footer.unsubscribe}</TextLink>
        </Paragraph>
      )}
      <Paragraph muted>
        <bdi>
          <TextLink href={brand.baseUrl}>{brand.name}</TextLink>
        </bdi>
      </Paragraph>
    </>
  );
}
