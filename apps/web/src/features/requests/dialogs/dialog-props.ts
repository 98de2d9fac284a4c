import type { RequestView } from '../api/request.ts';

export type DialogProps = { request: Pick<RequestView, 'id' | 'title' | 'poster'>; opened: boolean; onClose: () => void };
