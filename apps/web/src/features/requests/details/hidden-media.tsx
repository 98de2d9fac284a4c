import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { OwnMedia } from '@subrosa/contract/media/schemas';
import { needsDeclaration } from '@subrosa/rules/media/declaration';
import { IconEyeOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { DeclarationDialog } from '../../media/index.ts';
import classes from './owner-banner.module.css';

type HiddenMediaProps = { items: readonly OwnMedia[] };

/** For the owner: how many photos and videos of a post others cannot see now, why, and what to do. It needs no right to edit the post. */
export function HiddenMedia({ items }: HiddenMediaProps) {
  const [declaring, setDeclaring] = useState<readonly OwnMedia[] | null>(null);
  const undeclared = items.filter(needsDeclaration);
  const others = items.filter((item) => !needsDeclaration(item) && item.state !== 'published');
  const unverified = others.filter(({ waitsFor }) => waitsFor === 'verification').length;
  const unanswered = others.filter(({ waitsFor }) => waitsFor === 'people').length;
  const rejected = others.filter(({ state }) => state === 'rejected').length;
  const reviewed = others.length - unverified - unanswered - rejected;
  const hidden = undeclared.length + others.length;
  const reasons: readonly (readonly [reason: string, count: number, text: ReactNode])[] = [
    [
      'undeclared',
      undeclared.length,
      <Plural
        value={undeclared.length}
        one="# is waiting for you: tell us who’s in it."
        other="# are waiting for you: tell us who’s in them."
      />,
    ],
    [
      'unverified',
      unverified,
      <Plural
        value={unverified}
        one="# shows people and is published once your identity is verified."
        other="# show people and are published once your identity is verified."
      />,
    ],
    [
      'unanswered',
      unanswered,
      <Plural value={unanswered} one="# is waiting until everyone tagged agrees." other="# are waiting until everyone tagged agrees." />,
    ],
    ['reviewed', reviewed, <Plural value={reviewed} one="# is being reviewed by our team." other="# are being reviewed by our team." />],
    ['rejected', rejected, <Plural value={rejected} one="# wasn’t published." other="# weren’t published." />],
  ];

  return (
    <>
      {hidden > 0 && (
        <section className={classes.banner} data-tone={undeclared.length + unverified > 0 ? 'warn' : 'calm'} aria-labelledby="hidden-media">
          <IconEyeOff size={24} stroke={1.5} aria-hidden="true" className={classes.sign} />
          <div className={classes.content}>
            <h2 id="hidden-media" className={classes.title}>
              <Plural value={hidden} one="Only you can see # photo or video" other="Only you can see # photos or videos" />
            </h2>
            {reasons.map(
              ([reason, count, text]) =>
                count > 0 && (
                  <p key={reason} className={classes.text}>
                    {text}
                  </p>
                ),
            )}
            <div className={classes.actions}>
              {undeclared.length > 0 && (
                <Button onClick={() => setDeclaring(undeclared)}>
                  <Trans>Tag people</Trans>
                </Button>
              )}
              {unverified > 0 && (
                <Button component={Link} to="/verify" variant="default">
                  <Trans>Verify your identity</Trans>
                </Button>
              )}
            </div>
          </div>
        </section>
      )}
      <DeclarationDialog items={declaring ?? []} opened={declaring !== null} onClose={() => setDeclaring(null)} />
    </>
  );
}
