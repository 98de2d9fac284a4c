export { NoticeCase } from './review/notice-case.tsx';
