import type { ReactNode } from 'react';
import { CommissionFree } from '../components/commission-free.tsx';
import { Features } from '../components/features.tsx';
import { FreeSpots } from '../components/free-spots.tsx';
import { Hero } from '../components/hero.tsx';
import { HowItWorks } from '../components/how-it-works.tsx';
import { NewsletterSection } from '../components/newsletter-section.tsx';
import { RolePicker } from '../components/role-picker.tsx';
import { TrustReasons } from '../components/trust-reasons.tsx';

type HomeProps = {
  spotCount: ReactNode;
  newsletter: ReactNode;
};

/** Also rendered to static HTML, so it must not use browser APIs. */
export function Home({ spotCount, newsletter }: HomeProps) {
  return (
    <>
      <Hero />
      <RolePicker />
      <HowItWorks />
      <Features />
      <CommissionFree />
      <FreeSpots spotCount={spotCount} />
      <TrustReasons />
      <NewsletterSection form={newsletter} />
    </>
  );
}
