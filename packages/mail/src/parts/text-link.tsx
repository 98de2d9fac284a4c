import { useStationery } from '../stationery.ts';

type TextLinkProps = { href: string; children: string };

export function TextLink({ href, children }: TextLinkProps) {
  const { theme } = useStationery();
  return (
    <a className="accent" href={href} style={{ color: theme.light.accent, textDecoration: 'underline', wordBreak: 'break-word' }}>
      {children}
    </a>
  );
}
