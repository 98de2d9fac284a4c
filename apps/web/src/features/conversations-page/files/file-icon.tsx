import { IconFile, IconMovie } from '@tabler/icons-react';
import { useObjectUrl } from '../../../shared/use-object-url.ts';
import classes from './chosen-files.module.css';
import { isPictureType } from './kinds.ts';

/** A preview of a file that is not sent yet, or an icon of its type. */
export function FileIcon({ content }: { content: Blob }) {
  const url = useObjectUrl(isPictureType(content.type) ? content : undefined);
  const Icon = content.type.startsWith('video/') ? IconMovie : IconFile;
  return <span className={classes.icon}>{url ? <img src={url} alt="" /> : <Icon size={22} stroke={1.5} aria-hidden="true" />}</span>;
}
