import type { ReactNode } from 'react';

type LegalSectionProps = {
  title: ReactNode;
  children: ReactNode;
};

export function LegalSection({ title, children }: LegalSectionProps) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
