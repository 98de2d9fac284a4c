import { useStationery } from '../stationery.ts';
import { Paragraph } from './paragraph.tsx';
import { SupportLink } from './support-link.tsx';
import { TextLink } from './text-link.tsx';

type FooterProps = { why: string; unsubscribeUrl?: string };

export function Footer({ why, unsubscribeUrl }: FooterProps) {
  const { brand, translations } = useStationery();
  return (
    <>
      <Paragraph quiet>{why}</Paragraph>
      <SupportLink label={translations.footer.questions} address={brand.supportAddress} quiet />
      {unsubscribeUrl && (
        <Paragraph quiet>
          <TextLink href={unsubscribeUrl}>{translations.footer.unsubscribe}</TextLink>
        </Paragraph>
      )}
      <Paragraph quiet>
        <bdi>
          <TextLink href={brand.baseUrl}>{brand.name}</TextLink>
        </bdi>
      </Paragraph>
    </>
  );
}
