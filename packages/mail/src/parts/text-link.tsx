import { useEmailContext } from '../email-context.ts';

type TextLinkProps = { href: string; children: string };

export function TextLink({ href, children }: TextLinkProps) {
  const { theme } = useEmailContext();
  return (
    <a className="accent" href={href} style={{ color: theme.light.accent, textDecoration: 'underline', wordBreak: 'break-word' }}>
      {children}
    </a>
  );
}
