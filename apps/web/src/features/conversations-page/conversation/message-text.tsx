import { useState, type MouseEvent } from 'react';
import { LinkWarning } from '../../../shared/ui/link-warning.tsx';
import { linkParts } from '../text/link-parts.ts';
import classes from './message-text.module.css';

type MessageTextProps = { text: string };

/** The text of a message with line breaks and links only. A link shows its URL before it opens. */
export function MessageText({ text }: MessageTextProps) {
  const [linkUrl, setLinkUrl] = useState<string | null>(null);
  const parts = linkParts(text);

  function handleLink(event: MouseEvent, url: string | undefined) {
    event.preventDefault();
    setLinkUrl(url ?? null);
  }

  return (
    <>
      <p className={classes.text} dir="auto">
        {parts.map((part, index) =>
          part.url === undefined ? (
            part.text
          ) : (
            <a
              key={index}
              href={part.url}
              target="_blank"
              rel="noreferrer noopener nofollow"
              dir="ltr"
              className={classes.link}
              onClick={(event) => handleLink(event, part.url)}
              onAuxClick={(event) => handleLink(event, part.url)}
            >
              {part.text}
            </a>
          ),
        )}
      </p>
      {parts.some(({ url }) => url !== undefined) && <LinkWarning url={linkUrl} onClose={() => setLinkUrl(null)} />}
    </>
  );
}
