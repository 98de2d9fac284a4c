export { CardConnection } from './actions/card-connection.tsx';
export { Boundaries } from './boundaries/boundaries.tsx';
export { blockedQuery, useUnblock, type BlockedMember } from './calls/blocked.ts';
export { listQuery, type ListRow } from './calls/lists.ts';
export { Endorsements, MemberActions } from './lazy-parts.tsx';
export { Portrait } from './portrait/portrait.tsx';
export { useLiveConnections } from './use-live-connections.ts';
export { useStanding } from './use-standing.ts';
export { reportWords } from './words.ts';
