import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { Depiction } from '../api/depictions.ts';
import { Picture } from '../viewing/picture.tsx';
import { labelOf } from '../labels/label.ts';
import classes from './depiction-list.module.css';

type DepictionRowProps = { depiction: Depiction; onConfirm: () => void; onObject: () => void };

export function DepictionRow({ depiction, onConfirm, onObject }: DepictionRowProps) {
  const { t } = useLingui();
  const { uploader, consent, media } = depiction;
  return (
    <li className={classes.row}>
      {media && (
        <div className={classes.picture}>
          <Picture media={media} label={labelOf(media)} sizes="88px" ratio="4 / 5" />
        </div>
      )}
      <div className={classes.content}>
        <p className={classes.title}>
          <Trans>
            Uploaded by <bdi>{uploader}</bdi>
          </Trans>
        </p>
        <p className={classes.text}>
          <ConsentStatus depiction={depiction} />
        </p>
      </div>
      <div className={classes.actions}>
        {consent !== 'confirmed' && (
          <Button size="sm" aria-label={t`Agree to the item by ${uploader}`} onClick={onConfirm}>
            <Trans>This is me, and I agree</Trans>
          </Button>
        )}
        {consent !== 'objected' && (
          <Button variant="default" size="sm" aria-label={t`Object to the item by ${uploader}`} onClick={onObject}>
            <Trans>Object</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}

function ConsentStatus({ depiction: { consent, published } }: Pick<DepictionRowProps, 'depiction'>) {
  if (consent === 'objected') {
    return published ? (
      <Trans>You objected. Our review decided that it stays published.</Trans>
    ) : (
      <Trans>You objected, so no one else can see it.</Trans>
    );
  }
  if (consent === 'pending') return <Trans>No one else can see it until you agree.</Trans>;
  return published ? (
    <Trans>You agreed and it’s published. If you object, it will be hidden immediately.</Trans>
  ) : (
    <Trans>You agreed. It isn’t published yet.</Trans>
  );
}
