import { Paragraph } from './paragraph.tsx';
import { TextLink } from './text-link.tsx';

type LabelledLinkProps = { label: string; href: string; children: string; quiet?: boolean };

/** A sentence and, on its own line, an address in full: written left to right in every language. */
export function LabelledLink({ label, href, children, quiet = false }: LabelledLinkProps) {
  return (
    <Paragraph quiet={quiet}>
      {label}
      <br />
      <bdi dir="ltr">
        <TextLink href={href}>{children}</TextLink>
      </bdi>
    </Paragraph>
  );
}
