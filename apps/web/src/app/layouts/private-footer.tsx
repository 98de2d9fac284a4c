import { useLingui } from '@lingui/react/macro';
import { shortFooterEntries } from '../menu.ts';
import { Attribution } from './attribution.tsx';
import { MenuLink } from './menu-link.tsx';
import classes from './private-footer.module.css';
import wrap from './wrap.module.css';

/** The short footer, from 960 px. */
export function PrivateFooter() {
  const { t } = useLingui();
  return (
    <footer className={classes.footer}>
      <div className={`${wrap.wrap} ${classes.inside}`}>
        <bdi dir="ltr">© {new Date().getFullYear()} Subrosa</bdi>
        <nav className={classes.links} aria-label={t`Footer`}>
          {shortFooterEntries.map(({ to, label }) => (
            <MenuLink key={to} to={to} className={classes.link}>
              {t(label)}
            </MenuLink>
          ))}
        </nav>
        <p className={classes.small}>
          <Attribution />
        </p>
      </div>
    </footer>
  );
}
