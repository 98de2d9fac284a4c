import type { Words } from '../en.ts';

export const staff: Pick<Words, 'letterAnswered' | 'accountDecided'> = {
  letterAnswered: {
    subject: '我們對您來信的答覆',
    preview: '您可以在方便時閱讀。',
    heading: '我們的答覆',
    intro: '感謝您寫信給我們。已有專人閱讀您的來信，並答覆如下：',
    answer: '我們的答覆',
    reference: '編號',
    open: '如果還有未解決的問題，直接回覆此信即可。',
    why: '您收到此信，是因為有人用這個電子信箱寫信給我們。',
  },
  accountDecided: {
    subject: '關於您的帳戶',
    preview: '有內容等您閱讀。',
    heading: '關於您的帳戶',
    intro: '我們對您的帳戶作出了決定，目前您無法登入。您可以閱讀原因，並說明您的看法：屆時會由另一個人重新審視。',
    open: '閱讀決定',
    plainLink: '要閱讀它，您可以打開此連結：',
    why: '您收到此信，是因為您在我們這裡有帳戶。',
  },
};
