import { Trans } from '@lingui/react/macro';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Anchor } from '../app/layouts/anchor.ts';
import { Footer } from '../app/layouts/footer.tsx';
import layout from '../app/layouts/public-layout.module.css';
import { TopBar } from '../app/layouts/top-bar.tsx';
import { Home } from '../features/marketing/index.ts';
import { Actions } from './components/actions.tsx';
import { Cookies } from './components/cookies.tsx';
import { AgeGateMarkup } from './components/gate.tsx';
import { LanguageLinks } from './components/language-links.tsx';
import { Locked } from './components/locked.tsx';
import { Newsletter } from './components/newsletter.tsx';
import { Spots } from './components/spots.tsx';
import landing from './landing.module.css';

type LandingPageProps = { locale: Locale };

const PlainAnchor: Anchor = ({ to, className, children }) => (
  <a href={to} className={className}>
    {children}
  </a>
);

/** The home page as static HTML. Attributes of the root decide in the style sheet whether gate, page or lock is visible. */
export function LandingPage({ locale }: LandingPageProps) {
  return (
    <>
      <a href="#content" className={`${layout.skip} ${landing.skip}`}>
        <Trans>Skip to content</Trans>
      </a>
      <Locked />
      <AgeGateMarkup locale={locale} />
      <div className={`${layout.layout} ${landing.page}`}>
        <TopBar anchor={PlainAnchor} actions={<Actions anchor={PlainAnchor} />} />
        <main id="content" tabIndex={-1} className={`${layout.content} ${landing.content}`}>
          <Home spotCount={<Spots />} newsletter={<Newsletter />} />
        </main>
        <LanguageLinks />
        <Footer anchor={PlainAnchor} />
        <Cookies />
      </div>
    </>
  );
}
