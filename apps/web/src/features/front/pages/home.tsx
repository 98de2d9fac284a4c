import type { ReactNode } from 'react';
import { CommissionFree } from '../components/commission-free.tsx';
import { Features } from '../components/features.tsx';
import { FreePlaces } from '../components/free-places.tsx';
import { Hero } from '../components/hero.tsx';
import { HowItWorks } from '../components/how-it-works.tsx';
import { NewsletterSection } from '../components/newsletter-section.tsx';
import { RolePicker } from '../components/role-picker.tsx';
import { TrustReasons } from '../components/trust-reasons.tsx';

type HomeProps = {
  placesLeft: ReactNode;
  newsletter: ReactNode;
};

/** Also rendered to static HTML, so nothing in here may need a browser. */
export function Home({ placesLeft, newsletter }: HomeProps) {
  return (
    <>
      <Hero />
      <RolePicker />
      <HowItWorks />
      <Features />
      <CommissionFree />
      <FreePlaces placesLeft={placesLeft} />
      <TrustReasons />
      <NewsletterSection form={newsletter} />
    </>
  );
}
