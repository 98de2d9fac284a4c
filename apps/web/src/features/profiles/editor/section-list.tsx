import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import classes from './section-list.module.css';

/** The sections of the editor in order; the ids are their anchors. */
const sections = [
  { id: 'about', name: msg`About` },
  { id: 'you', name: msg`You` },
  { id: 'looks', name: msg`Appearance` },
  { id: 'tastes', name: msg`Interests and expertise` },
  { id: 'boundaries', name: msg`Boundaries` },
  { id: 'location', name: msg`Location` },
  { id: 'private', name: msg`Private details` },
  { id: 'payment', name: msg`Payment` },
  { id: 'shop', name: msg`Wishlist and shop` },
];

/** Links to the sections, on screens that are wide enough. */
export function SectionList() {
  const { t } = useLingui();
  return (
    <nav className={classes.list} aria-label={t`Sections`}>
      {sections.map(({ id, name }) => (
        <a key={id} href={`#${id}`} className={classes.entry}>
          {t(name)}
        </a>
      ))}
    </nav>
  );
}
