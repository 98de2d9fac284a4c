/** What every page of a member has loaded before its own files. */
export const membersLayout: readonly string[] = ['src/app/layouts/private-layout.tsx', 'src/app/serve-member.ts'];
