import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import type { EntryView } from '../calls/calendar.ts';
import { audienceLabels } from '../editor/audience-labels.ts';
import classes from './entry-dialog.module.css';

type EntryFactsProps = { details: EntryView };

/** Where it goes, what is written about it, and for its owner who sees it. */
export function EntryFacts({ details: { city, fromCity, description, own } }: EntryFactsProps) {
  const { t } = useLingui();
  const from = <bdi>{fromCity?.name}</bdi>;
  const to = <bdi>{city?.name}</bdi>;
  const size = own?.seriesSize ?? 1;
  return (
    <>
      {city && (
        <p>
          {fromCity ? (
            <Trans>
              {from} to {to}
            </Trans>
          ) : (
            to
          )}
        </p>
      )}
      {description && (
        <p className={classes.text} dir="auto">
          {description}
        </p>
      )}
      {own && (
        <ul className={classes.own}>
          <li>
            <Trans>Seen by:</Trans> {t(audienceLabels[own.audience])}
            {own.publishTo.length > 0 && (
              <>
                {' ('}
                <bdi>{own.publishTo.map(({ username }) => username).join(', ')}</bdi>
                {')'}
              </>
            )}
          </li>
          {own.publishAt && (
            <li>
              <Trans>
                Others see it from <MomentText instant={own.publishAt} /> on.
              </Trans>
            </li>
          )}
          {size > 1 && (
            <li>
              <Plural value={size} one="One of a series of # entry." other="One of a series of # entries." />
            </li>
          )}
        </ul>
      )}
    </>
  );
}
