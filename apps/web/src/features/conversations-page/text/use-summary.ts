import { useLingui } from '@lingui/react/macro';
import type { TextEntry } from '../../conversations/index.ts';

type SummarySource = Pick<TextEntry, 'text' | 'attachments'>;

/** A message in one line: its text, or the type of its first file. */
export function useSummary(): (entry: SummarySource) => string {
  const { t } = useLingui();
  return ({ text, attachments: [file] }) => {
    if (text !== '' || !file) return text;
    if (file.type.startsWith('image/')) return t`Photo`;
    return file.type.startsWith('video/') ? t`Video` : file.name;
  };
}
