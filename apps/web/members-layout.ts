/** The files that every member page has loaded before its own. */
export const membersLayout: readonly string[] = ['src/app/layouts/private-layout.tsx', 'src/app/serve-member.ts'];
