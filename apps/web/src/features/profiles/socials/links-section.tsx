import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { OwnProfile } from '@subrosa/contract/profiles/schemas';
import { profileLimits } from '@subrosa/rules/profiles/fields';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { platformOf } from '../platforms.ts';
import { AddLinkForm } from './add-link-form.tsx';
import { NoEntries } from './no-entries.tsx';
import { RemoveLinkDialog } from './remove-link-dialog.tsx';
import { shortUrl } from './short-url.ts';
import { SocialsRow } from './socials-row.tsx';
import { SocialsSection } from './socials-section.tsx';
import classes from './socials.module.css';

type Link = OwnProfile['links'][number];

type LinksSectionProps = { links: readonly Link[] };

export function LinksSection({ links }: LinksSectionProps) {
  const { t } = useLingui();
  const [isAdding, { open, close }] = useDisclosure();
  const [leaving, setLeaving] = useState<Link | null>(null);
  const nameOfLink = ({ platform }: Link) => platformOf(platform).name || t`Website`;
  return (
    <SocialsSection
      title={<Trans>Social and fan-site links</Trans>}
      description={<Trans>Only premium members can see them. Each opens with a warning that it leads to another site.</Trans>}
      action={
        <Button
          size="sm"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
          disabled={links.length >= profileLimits.links}
          onClick={open}
        >
          <Trans>Add link</Trans>
        </Button>
      }
    >
      {links.length === 0 && (
        <p className={classes.nothing}>
          <NoEntries />
        </p>
      )}
      <ul className={classes.list}>
        {links.map((link) => {
          const name = nameOfLink(link);
          return (
            <li key={link.id}>
              <SocialsRow icon={platformOf(link.platform).icon} name={name} detail={<bdi dir="ltr">{shortUrl(link.url)}</bdi>}>
                <ActionIcon variant="subtle" color="gray" size={44} aria-label={t`Remove ${name}`} onClick={() => setLeaving(link)}>
                  <IconTrash size={20} stroke={1.5} aria-hidden="true" />
                </ActionIcon>
              </SocialsRow>
            </li>
          );
        })}
      </ul>
      <Dialog opened={isAdding} onClose={close} title={<Trans>Add link</Trans>} size={480} closeOnClickOutside={false}>
        <AddLinkForm onClose={close} />
      </Dialog>
      <RemoveLinkDialog link={leaving} name={leaving && nameOfLink(leaving)} onClose={() => setLeaving(null)} />
    </SocialsSection>
  );
}
