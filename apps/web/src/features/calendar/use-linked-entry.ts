import { useNavigate, useSearch } from '@tanstack/react-router';
import { textParam } from '../../shared/search/search-params.ts';
import { searchOf, viewStateOf } from './view-state.ts';

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The entry that a link names, for example a notification; Back closes it too. */
export function useLinkedEntry() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const entry = textParam(search['entry']);
  const close = () => void navigate({ to: '/calendar', search: searchOf(viewStateOf(search)), replace: true, resetScroll: false });
  return { id: ID.test(entry) ? entry : null, close };
}
