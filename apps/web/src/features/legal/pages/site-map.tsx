import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ProsePage } from '../../../shared/ui/prose-page.tsx';
import { LegalSection } from '../components/legal-section.tsx';

type SiteMapProps = {
  sections: { title: ReactNode; links: { to: string; label: ReactNode; isDocument: boolean }[] }[];
};

export function SiteMap({ sections }: SiteMapProps) {
  return (
    <ProsePage title={<Trans>Site map</Trans>} lead={<Trans>All our pages in one place.</Trans>}>
      {sections.map((section) => (
        <LegalSection key={section.links[0]?.to} title={section.title}>
          <ul>
            {section.links.map((link) => (
              <li key={link.to}>
                <Link to={link.to} reloadDocument={link.isDocument}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </LegalSection>
      ))}
    </ProsePage>
  );
}
