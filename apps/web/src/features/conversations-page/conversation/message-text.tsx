import { useNavigate } from '@tanstack/react-router';
import { useState, type MouseEvent } from 'react';
import { ownPathOf, requestIdOf } from '../../../shared/own-links.ts';
import { useOwnOrigins } from '../../../shared/use-own-origins.ts';
import { LinkWarning } from '../../../shared/ui/link-warning.tsx';
import { LinkedRequest } from '../../requests/index.ts';
import { linkParts, type TextPart } from '../text/link-parts.ts';
import classes from './message-text.module.css';

/** A message may link to more posts; their links stay in the text. */
const MOST_CARDS = 3;

type MessageTextProps = { text: string };

/**
 * The text of a message with line breaks and links only. A link to another site shows its URL before it opens; a link of the app opens inside
 * it, and a post is shown as a card.
 */
export function MessageText({ text }: MessageTextProps) {
  const origins = useOwnOrigins();
  const [foreignUrl, setForeignUrl] = useState<string | null>(null);
  const parts = linkParts(text);
  const pathOf = ({ url }: TextPart) => (url === undefined ? null : ownPathOf(url, origins));
  const requestIds = new Set(parts.flatMap((part) => requestIdOf(pathOf(part) ?? '') ?? []));
  const isOnlyLink = parts.length === 1 && requestIds.size === 1;
  return (
    <>
      {!isOnlyLink && (
        <p className={classes.text} dir="auto">
          {parts.map((part, index) => {
            const path = pathOf(part);
            if (part.url === undefined) return part.text;
            return path === null ? (
              <ForeignLink key={index} url={part.url} onOpen={setForeignUrl} />
            ) : (
              <OwnLink key={index} url={part.url} path={path} />
            );
          })}
        </p>
      )}
      {[...requestIds].slice(0, MOST_CARDS).map((id) => (
        <LinkedRequest key={id} id={id} />
      ))}
      {parts.some((part) => part.url !== undefined && pathOf(part) === null) && (
        <LinkWarning url={foreignUrl} onClose={() => setForeignUrl(null)} />
      )}
    </>
  );
}

type ForeignLinkProps = { url: string; onOpen: (url: string) => void };

function ForeignLink({ url, onOpen }: ForeignLinkProps) {
  function handleLink(event: MouseEvent) {
    event.preventDefault();
    onOpen(url);
  }
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer noopener nofollow"
      dir="ltr"
      className={classes.link}
      onClick={handleLink}
      onAuxClick={handleLink}
    >
      {url}
    </a>
  );
}

type OwnLinkProps = { url: string; path: string };

/** Opens in this tab, or in a new one as the member chooses. */
function OwnLink({ url, path }: OwnLinkProps) {
  const navigate = useNavigate();

  function handleLink(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate({ href: path });
  }
  return (
    <a href={path} dir="ltr" className={classes.link} onClick={handleLink}>
      {url}
    </a>
  );
}
