import { useLingui } from '@lingui/react/macro';
import { footerColumns } from '../menu.ts';
import type { Anchor } from './anchor.ts';
import { Attribution } from './attribution.tsx';
import classes from './footer.module.css';
import wrap from './wrap.module.css';

type FooterProps = { anchor: Anchor };

export function Footer({ anchor: Link }: FooterProps) {
  const { t } = useLingui();
  return (
    <footer className={classes.footer}>
      <nav className={`${wrap.wrap} ${classes.inside}`} aria-label={t`Footer`}>
        {footerColumns.map(({ title, entries }) => (
          <section key={title.id}>
            <h2>{t(title)}</h2>
            <ul>
              {entries.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{t(label)}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <p className={`${wrap.wrap} ${classes.small}`}>
        <Attribution />
      </p>
    </footer>
  );
}
