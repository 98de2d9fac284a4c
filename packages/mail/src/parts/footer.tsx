import { useStationery } from '../stationery.ts';
import { Paragraph } from './paragraph.tsx';
import { TextLink } from './text-link.tsx';

type FooterProps = { why: string; unsubscribeUrl?: string };

export function Footer({ why, unsubscribeUrl }: FooterProps) {
  const { brand, words } = useStationery();
  return (
    <>
      <Paragraph quiet>{why}</Paragraph>
      <Paragraph quiet>
        {words.footer.questions}
        <br />
        <bdi>
          <TextLink href={`mailto:${brand.supportAddress}`}>{brand.supportAddress}</TextLink>
        </bdi>
      </Paragraph>
      {unsubscribeUrl && (
        <Paragraph quiet>
          <TextLink href={unsubscribeUrl}>{words.footer.unsubscribe}</TextLink>
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
