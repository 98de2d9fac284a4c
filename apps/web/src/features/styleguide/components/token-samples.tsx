import { State } from './state.tsx';
import classes from './token-samples.module.css';

const COLOURS = [
  'bg',
  'surface',
  'raised',
  'text',
  'muted',
  'rose',
  'fill',
  'fill-hover',
  'petal',
  'gold',
  'ok',
  'warn',
  'error',
  'control',
  'line',
  'glow',
];
const TYPES = [
  { name: 'Title 56', font: '600 3.5rem/1.05 var(--serif)' },
  { name: 'Heading 32', font: '600 2rem/1.15 var(--serif)' },
  { name: 'Heading 21', font: '600 1.3125rem/1.2 var(--serif)' },
  { name: 'Lead 18', font: '400 1.125rem/1.6 var(--sans)' },
  { name: 'Body 16', font: '400 1rem/1.6 var(--sans)' },
  { name: 'Label 15', font: '500 0.9375rem/1.4 var(--sans)' },
  { name: 'Small 13', font: '400 0.8125rem/1.4 var(--sans)' },
];
const SPACES = [1, 2, 3, 4, 5, 6, 7];
const RADII = [1, 2, 3, 4, 5];

/** Colours, typography, spacing and radii, by the names of their tokens. */
export function TokenSamples() {
  return (
    <>
      <State name="Colours">
        <ul className={classes.colours}>
          {COLOURS.map((name) => (
            <li key={name}>
              <span className={classes.swatch} style={{ background: `var(--${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      </State>
      <State name="Type">
        {TYPES.map(({ name, font }) => (
          <p key={name} className={classes.type} style={{ font }}>
            {name}
          </p>
        ))}
      </State>
      <State name="Spaces">
        <ul className={classes.spaces}>
          {SPACES.map((step) => (
            <li key={step}>
              <span className={classes.bar} style={{ inlineSize: `var(--space-${step})` }} />
              {`space-${step}`}
            </li>
          ))}
        </ul>
      </State>
      <State name="Radii">
        <ul className={classes.colours}>
          {RADII.map((step) => (
            <li key={step}>
              <span className={classes.swatch} style={{ borderRadius: `var(--radius-${step})` }} />
              {`radius-${step}`}
            </li>
          ))}
        </ul>
      </State>
    </>
  );
}
