import type { Translations } from '../en.ts';

export const staff: Pick<Translations, 'supportReply' | 'accountDecided' | 'staffRoleChanged'> = {
  supportReply: {
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
  staffRoleChanged: {
    subject: '您的團隊有一項變更',
    preview: '煩請到控制台查看。',
    heading: '您的團隊有一項變更',
    proposed: '有一位管理員提議授予某人一個角色，須由另一位管理員核准。',
    confirmed: '兩位管理員已授予某人一個角色。',
    removed: '有一位管理員移除了某人的角色。',
    countsFrom: (from: string) => `自 ${from} 起，此角色可用於核准。`,
    check: '進入控制台即可查看是誰的角色。若您並未預期此事，煩當面或以電話告知您認識的管理員。',
    open: '進入控制台',
    plainLink: '您也可以使用此連結進入：',
    why: '您收到此信，是因為您在控制台工作。',
  },
};
