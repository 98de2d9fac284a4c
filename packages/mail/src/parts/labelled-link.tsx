import { Paragraph } from './paragraph.tsx';
import { TextLink } from './text-link.tsx';

type LabelledLinkProps = { label: string; href: string; children: string; muted?: boolean };

/** A sentence and, on a separate line, a full URL: written left to right in every language. */
export function LabelledLink({ label, href, children, muted = false }: LabelledLinkProps) {
  return (
    <Paragraph muted={muted}>
      {label}
      <br />
      <bdi dir="ltr">
        <TextLink href={href}>{children}</TextLink>
      </bdi>
    </Paragraph>
  );
}
