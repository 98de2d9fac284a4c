import { Trans, useLingui } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import {
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconPencil,
  IconTrash,
  IconUserQuestion,
  type Icon,
} from '@tabler/icons-react';
import type { ItemActions, OwnGalleryItem } from './own-gallery.ts';
import classes from './sortable-gallery.module.css';

type ItemMenuProps = ItemActions & {
  entry: OwnGalleryItem;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1 | 'first') => void;
};

const sign = (Sign: Icon) => <Sign size={18} stroke={1.5} aria-hidden="true" />;

/** The actions for an item of the gallery, as an alternative to dragging. */
export function ItemMenu({ entry, name, isFirst, isLast, onMove, onCaption, onState, onRemove }: ItemMenuProps) {
  const { t } = useLingui();
  return (
    <Menu width={220} withinPortal>
      <Menu.Target>
        <button type="button" className={classes.tool} aria-label={t`Options for ${name}`}>
          <span className={classes.disc}>
            <IconDots size={20} stroke={1.5} aria-hidden="true" />
          </span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={sign(IconArrowUp)} disabled={isFirst} onClick={() => onMove(-1)}>
          <Trans>Move earlier</Trans>
        </Menu.Item>
        <Menu.Item leftSection={sign(IconArrowDown)} disabled={isLast} onClick={() => onMove(1)}>
          <Trans>Move later</Trans>
        </Menu.Item>
        <Menu.Item leftSection={sign(IconArrowBarToUp)} disabled={isFirst} onClick={() => onMove('first')}>
          <Trans>Move to first</Trans>
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={sign(IconPencil)} onClick={() => onCaption(entry)}>
          <Trans>Edit caption</Trans>
        </Menu.Item>
        <Menu.Item leftSection={sign(IconUserQuestion)} onClick={() => onState(entry.item)}>
          <Trans>People shown</Trans>
        </Menu.Item>
        <Menu.Item leftSection={sign(IconTrash)} data-danger onClick={() => onRemove(entry.item)}>
          <Trans>Remove</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
