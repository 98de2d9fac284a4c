import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProfileView } from '@subrosa/contract/profiles/schemas';
import { IconArrowUpRight, IconBuildingStore, IconGift, IconLock } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { platformOf } from '../platforms.ts';
import { ownPathOf } from '../../../shared/own-links.ts';
import { useOwnOrigins } from '../../../shared/use-own-origins.ts';
import { LinkWarning } from '../../../shared/ui/link-warning.tsx';
import { ProfilePart } from './part.tsx';
import classes from './row.module.css';

type LinksProps = { profile: ProfileView; isMine: boolean };

/** The member's links to other sites. A dialog shows each URL before it opens. */
export function Links({ profile, isMine }: LinksProps) {
  const { t } = useLingui();
  const [linkUrl, setLinkUrl] = useState<string | null>(null);
  const { links, wishlistUrl, storeNumber } = profile;
  const origins = useOwnOrigins();
  const navigate = useNavigate();

  function handleOpen(url: string) {
    const path = ownPathOf(url, origins);
    if (path === null) setLinkUrl(url);
    else void navigate({ href: path });
  }

  const open = links.flatMap(({ id, platform, url }) => {
    const { name, icon } = platformOf(platform);
    return url ? [{ id, name: name || t`Website`, Icon: icon, url }] : [];
  });
  if (wishlistUrl) open.push({ id: 'wishlist', name: t`Wishlist`, Icon: IconGift, url: wishlistUrl });
  const locked = links.filter(({ url }) => url === null).length;
  if (open.length === 0 && locked === 0 && !storeNumber) return null;
  return (
    <ProfilePart small title={<Trans>Links</Trans>}>
      <ul className={classes.links}>
        {open.map(({ id, name, Icon, url }) => (
          <li key={id}>
            <button type="button" className={classes.link} onClick={() => handleOpen(url)}>
              <Icon size={20} stroke={1.5} aria-hidden="true" />
              {name}
              <IconArrowUpRight size={18} stroke={1.5} aria-hidden="true" />
            </button>
          </li>
        ))}
        {storeNumber && (
          <li>
            <span className={classes.shop}>
              <IconBuildingStore size={20} stroke={1.5} aria-hidden="true" />
              <span>
                <Trans>
                  Shop number <bdi>{storeNumber}</bdi>
                </Trans>
              </span>
            </span>
          </li>
        )}
      </ul>
      {locked > 0 && (
        <div className={classes.row}>
          <IconLock size={20} stroke={1.5} aria-hidden="true" />
          <span>
            <strong>
              <Plural value={locked} one="# link, for premium members" other="# links, for premium members" />
            </strong>
            <span>
              <Trans>Social and fan-site links are part of premium.</Trans>{' '}
              <Link to="/upgrade">
                <Trans>View plans</Trans>
              </Link>
            </span>
          </span>
        </div>
      )}
      {open.length > 0 && (
        <p className={classes.note}>
          {isMine ? (
            <Trans>Premium members can see your links. Each opens with a warning that it leads to another site.</Trans>
          ) : (
            <Trans>These are other people’s sites. We can’t vouch for them.</Trans>
          )}
        </p>
      )}
      <LinkWarning url={linkUrl} onClose={() => setLinkUrl(null)} />
    </ProfilePart>
  );
}
