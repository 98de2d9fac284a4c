import { useState } from 'react';
import { LinkWarning } from '../../../shared/ui/link-warning.tsx';
import { linkParts } from '../words/link-parts.ts';
import classes from './message-text.module.css';

type MessageTextProps = { text: string };

/** The words of a message: text and line breaks, nothing else. A link says where it leads before it does. */
export function MessageText({ text }: MessageTextProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const parts = linkParts(text);
  return (
    <>
      <p className={classes.text} dir="auto">
        {parts.map((part, index) =>
          part.url === undefined ? (
            part.text
          ) : (
            <button key={index} type="button" className={classes.link} dir="ltr" onClick={() => setAsked(part.url ?? null)}>
              {part.text}
            </button>
          ),
        )}
      </p>
      {parts.some(({ url }) => url !== undefined) && <LinkWarning url={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
