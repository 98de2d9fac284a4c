import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Announcements } from '@dnd-kit/core';

type SortPosition = { name: string; position: number; total: number };

/** Screen reader announcements during drag and drop: the name and position of the item, never its id. */
export function announcementsFor(positionOf: (id: string) => SortPosition): Announcements {
  const announce = (id: string | number | undefined, sentence: (item: SortPosition) => string) =>
    id === undefined ? undefined : sentence(positionOf(String(id)));
  return {
    onDragStart: ({ active }) =>
      announce(active.id, ({ name, position, total }) => i18n._(msg`Picked up ${name}. Position ${position} of ${total}.`)),
    onDragOver: ({ active, over }) => {
      const { name } = positionOf(String(active.id));
      return announce(over?.id, ({ position, total }) => i18n._(msg`${name} is now at position ${position} of ${total}.`));
    },
    onDragEnd: ({ active, over }) => {
      const { name } = positionOf(String(active.id));
      return announce(over?.id ?? active.id, ({ position, total }) => i18n._(msg`${name} was moved to position ${position} of ${total}.`));
    },
    onDragCancel: ({ active }) =>
      announce(active.id, ({ name, position, total }) => i18n._(msg`${name} is back at position ${position} of ${total}.`)),
  };
}

export function movingInstructions(): string {
  return i18n._(msg`To move an item, press Space, use the arrow keys, then press Space again. Press Esc to put it back.`);
}
