import { LabelledLink } from './labelled-link.tsx';

type SupportLinkProps = { label: string; address: string; quiet?: boolean };

export function SupportLink({ label, address: email, quiet = false }: SupportLinkProps) {
  return (
    <LabelledLink label={label} href={`mailto:${email}`} quiet={quiet}>
      {email}
    </LabelledLink>
  );
}
