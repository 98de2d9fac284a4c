import { Button } from '@mantine/core';
import { useState } from 'react';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { UpgradeNote } from '../../../shared/ui/upgrade-note.tsx';
import { CardSamples } from '../components/card-samples.tsx';
import { ChipSamples } from '../components/chip-samples.tsx';
import { CitySamples } from '../components/city-samples.tsx';
import { DialogSamples } from '../components/dialog-samples.tsx';
import { FilterSamples } from '../components/filter-samples.tsx';
import { ListSamples } from '../components/list-samples.tsx';
import { LogSamples } from '../components/log-samples.tsx';
import { MediaSamples } from '../components/media-samples.tsx';
import { SmallSamples } from '../components/small-samples.tsx';
import { Specimen } from '../components/specimen.tsx';
import { TokenSamples } from '../components/token-samples.tsx';
import classes from './styleguide.module.css';

const SPECIMENS = [
  { title: 'Tokens', note: 'Everything is drawn with these, by name.', sample: <TokenSamples /> },
  { title: 'Card', note: 'A surface, or bare under its media. Its heading’s link covers it.', sample: <CardSamples /> },
  {
    title: 'Empty state',
    note: 'Words, and one next step.',
    sample: (
      <EmptyState level={3} title="No conversations yet" action={<Button size="md">Explore members</Button>}>
        When a member writes to you, it appears here.
      </EmptyState>
    ),
  },
  { title: 'Error state', note: 'What went wrong, and the way to try again.', sample: <ErrorState onRetry={() => undefined} /> },
  { title: 'Skeleton list', note: 'Loading, in the shape of cards.', sample: <SkeletonList shape="cards" count={3} /> },
  { title: 'Paged list', note: 'Grows by itself when its end comes near, or when asked.', sample: <ListSamples /> },
  { title: 'Confirm dialog', note: 'Before something that matters.', sample: <DialogSamples /> },
  {
    title: 'Upgrade note',
    note: 'What premium opens here, in words.',
    sample: (
      <UpgradeNote
        level={3}
        title="Elena shares 3 links"
        gains={{ links: 'Social and fan-site links', travel: 'Travel plans and birthdays' }}
      >
        Links are part of premium. Reading profiles and posts stays free.
      </UpgradeNote>
    ),
  },
  { title: 'Log notice', note: 'What a browser found in the log of keys.', sample: <LogSamples /> },
  { title: 'Media tile', note: 'A picture, veiled on request; a stand-in where there is none.', sample: <MediaSamples /> },
  { title: 'People, prices, dates', note: 'Isolated from the direction of the text around them.', sample: <SmallSamples /> },
  { title: 'City picker', note: 'Only cities of our own list; forgives spelling.', sample: <CitySamples /> },
  { title: 'Choice chips', note: 'They look 32 px and are hit at 44.', sample: <ChipSamples /> },
];

/** Every shared component in all its states: a tool for developers, not a page of the app. */
export function Styleguide() {
  const [darkDirection, setDarkDirection] = useState<'ltr' | 'rtl'>('ltr');
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <h1 className={classes.title}>Style guide</h1>
        <Button variant="default" onClick={() => setDarkDirection(darkDirection === 'ltr' ? 'rtl' : 'ltr')}>
          Swap directions
        </Button>
      </header>
      {SPECIMENS.map(({ title, note, sample }) => (
        <Specimen key={title} title={title} note={note} darkDirection={darkDirection}>
          {sample}
        </Specimen>
      ))}
      <section className={classes.live} aria-labelledby="live">
        <h2 id="live" className={classes.subtitle}>
          Filter panel
        </h2>
        <p className={classes.note}>Beside the list from 960 px, in a sheet below: as this window gives it.</p>
        <FilterSamples />
      </section>
    </div>
  );
}
