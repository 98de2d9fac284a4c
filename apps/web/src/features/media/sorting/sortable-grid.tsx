import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useMemo, useState } from 'react';
import grid from '../viewing/gallery-grid.module.css';
import { Lightbox } from '../viewing/lightbox.tsx';
import type { GalleryMedia } from '../viewing/viewed.ts';
import { labelOf } from '../labels/label.ts';
import { announcementsFor, movingInstructions } from './announcements.ts';
import { reordered } from './order.ts';
import type { OwnGalleryProps } from './own-gallery.ts';
import { SortableItem } from './sortable-item.tsx';

// A movement below this distance is a tap.
const START_PX = 6;

export function SortableGrid({ items, onOrder, ...actions }: OwnGalleryProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: START_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const [open, setOpen] = useState<string | null>(null);
  const ids = items.map(({ item }) => item.id);
  const viewed = useMemo(
    () => items.flatMap(({ item: { media }, caption }): GalleryMedia[] => (media ? [{ media, caption }] : [])),
    [items],
  );
  const openAt = viewed.findIndex(({ media }) => media.id === open);

  function positionOf(id: string) {
    const position = ids.indexOf(id);
    const entry = items[position];
    return { name: entry ? labelOf(entry.item, entry.caption) : '', position: position + 1, total: ids.length };
  }

  function move(id: string, to: number) {
    const from = ids.indexOf(id);
    if (from !== to) onOrder(reordered(ids, from, to));
  }

  function handleDragEnd({ active, over }: DragEndEvent) {
    if (over) move(String(active.id), ids.indexOf(String(over.id)));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: announcementsFor(positionOf), screenReaderInstructions: { draggable: movingInstructions() } }}
      onDragEnd={handleDragEnd}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ul className={grid.grid}>
          {items.map((entry, index) => (
            <SortableItem
              key={entry.item.id}
              entry={entry}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onMove={(by) => move(entry.item.id, by === 'first' ? 0 : index + by)}
              onOpen={() => setOpen(entry.item.media?.id ?? null)}
              {...actions}
            />
          ))}
        </ul>
      </SortableContext>
      <Lightbox items={viewed} index={openAt < 0 ? null : openAt} onClose={() => setOpen(null)} />
    </DndContext>
  );
}
