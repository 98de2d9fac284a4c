import { LabelledLink } from './labelled-link.tsx';

type SupportLinkProps = { label: string; address: string; quiet?: boolean };

export function SupportLink({ label, address, quiet = false }: SupportLinkProps) {
  return (
    <LabelledLink label={label} href={`mailto:${address}`} quiet={quiet}>
      {address}
    </LabelledLink>
  );
}
