import { LabelledLink } from './labelled-link.tsx';

type SupportLinkProps = { label: string; email: string; muted?: boolean };

export function SupportLink({ label, email, muted = false }: SupportLinkProps) {
  return (
    <LabelledLink label={label} href={`mailto:${email}`} muted={muted}>
      {email}
    </LabelledLink>
  );
}
