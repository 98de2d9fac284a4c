import type { Socket } from 'socket.io-client';
import { isSignedIn, useSession } from '../session/session.ts';
import { passOn } from './events.ts';
import { reconnection, SOCKET_PATH } from './options.ts';
import { setTransport } from './send.ts';
import { useRealtime } from './state.ts';

/** Requests a new token for the socket; called before every attempt to connect. */
type Ticket = () => Promise<string>;

const ANSWER_WITHIN_MS = 10_000;

let close = () => {};

const subscribers = new Set<() => void>();

/** Calls back whenever subscriptions have to be sent again: after connecting, reconnecting, and when the page becomes visible. */
export function onSubscribe(subscribe: () => void): () => void {
  subscribers.add(subscribe);
  return () => void subscribers.delete(subscribe);
}

function resubscribe() {
  for (const subscribe of subscribers) subscribe();
}

/** Connects a signed-in member until the session ends. The library is loaded only now. */
export async function openRealtime(ticket: Ticket): Promise<void> {
  const { io } = await import('socket.io-client');
  close();
  if (!isSignedIn(useSession.getState().status)) return;
  const socket = io({
    path: SOCKET_PATH,
    transports: ['websocket'],
    ...reconnection,
    // Without a ticket the attempt counts as failed, and is retried like any other.
    auth: (send) =>
      void ticket().then(
        (token) => send({ token }),
        () => socket.io.engine.close(),
      ),
  });
  const stopReconnecting = reconnectAfterError(socket);
  const stopWatching = watchAttention(socket);
  followState(socket);
  socket.onAny(passOn);
  setTransport((name, input) =>
    socket.connected ? socket.timeout(ANSWER_WITHIN_MS).emitWithAck(name, input) : Promise.reject(new Error('not connected')),
  );
  const stopFollowing = useSession.subscribe(({ status }) => void (isSignedIn(status) || close()));
  close = () => {
    stopFollowing();
    stopWatching();
    stopReconnecting();
    setTransport(null);
    socket.disconnect();
    useRealtime.setState({ state: 'closed' });
    close = () => {};
  };
}

function followState(socket: Socket) {
  let connectedBefore = false;
  socket.on('connect', () => {
    useRealtime.setState({ state: connectedBefore ? 'reconnected' : 'connected' });
    connectedBefore = true;
    resubscribe();
  });
  socket.on('disconnect', () => useRealtime.setState({ state: 'disconnected' }));
  socket.io.on('reconnect_failed', () => useRealtime.setState({ state: 'closed' }));
}

/** The library retries after network errors only, not after a rejection or disconnection by the server: an expired ticket, a restart. */
function reconnectAfterError(socket: Socket) {
  let failures = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function connectLater() {
    if (socket.active) return;
    failures += 1;
    if (failures > reconnection.reconnectionAttempts) return useRealtime.setState({ state: 'closed' });
    pause = setTimeout(() => socket.connect(), reconnection.reconnectionDelayMax);
  }

  socket.on('connect', () => (failures = 0));
  socket.on('connect_error', connectLater);
  socket.on('disconnect', connectLater);
  return () => {
    clearTimeout(pause);
    socket.off('connect_error', connectLater);
    socket.off('disconnect', connectLater);
  };
}

/** Reconnects when the page becomes visible, because a suspended device or a hidden tab may have lost the connection unnoticed. */
function watchAttention(socket: Socket) {
  const controller = new AbortController();

  function recheck() {
    if (document.visibilityState === 'hidden') return;
    if (socket.connected) resubscribe();
    else socket.connect();
  }

  for (const [target, event] of [
    [window, 'focus'],
    [window, 'online'],
    [document, 'visibilitychange'],
  ] as const) {
    target.addEventListener(event, recheck, { signal: controller.signal });
  }
  return () => controller.abort();
}
