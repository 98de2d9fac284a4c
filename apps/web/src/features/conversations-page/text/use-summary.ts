import { useLingui } from '@lingui/react/macro';
import { ownPathOf, requestIdOf } from '../../../shared/own-links.ts';
import { useOwnOrigins } from '../../../shared/use-own-origins.ts';
import type { TextEntry } from '../../conversations/index.ts';

type SummarySource = Pick<TextEntry, 'text' | 'attachments'>;

/** A message in one line: its text, or what it shows instead: a linked request post, or the type of its first file. */
export function useSummary(): (entry: SummarySource) => string {
  const { t } = useLingui();
  const origins = useOwnOrigins();
  return ({ text, attachments: [file] }) => {
    if (requestIdOf(ownPathOf(text.trim(), origins) ?? '') !== null) return t`Request`;
    if (text !== '' || !file) return text;
    if (file.type.startsWith('image/')) return t`Photo`;
    return file.type.startsWith('video/') ? t`Video` : file.name;
  };
}
