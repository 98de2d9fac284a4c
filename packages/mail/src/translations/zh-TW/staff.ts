import type { Translations } from '../en.ts';

export const staff: Pick<Translations, 'supportReply' | 'accountDecided' | 'staffRoleChanged'> = {
  supportReply: {
    subject: '我們對您訊息的回覆',
    preview: '方便時再看即可。',
    heading: '我們的回覆',
    intro: '感謝您寫信給我們。',
    answer: '我們的回覆',
    reference: '編號',
    open: '如果還有其他問題，直接回覆這封信即可。',
    why: '您收到這封信，是因為有人用這個電子郵件地址寫信給我們。',
  },
  accountDecided: {
    subject: '關於您的帳號',
    preview: '請查看原因，以及您可以怎麼做。',
    heading: '關於您的帳號',
    intro: '我們對您的帳號作出了決定，目前您無法登入。您可以查看原因並提出申訴，屆時會由另一個人審核。',
    open: '閱讀決定',
    plainLink: '或開啟以下連結閱讀：',
    why: '您收到這封信，是因為您在我們這裡有帳號。',
  },
  staffRoleChanged: {
    subject: '您的團隊有一項變更',
    preview: '請到控制台查看。',
    heading: '您的團隊有一項變更',
    proposed: '有一位管理員提議授予某人一個角色，須由另一位管理員核准。',
    confirmed: '兩位管理員已授予某人一個角色。',
    removed: '有一位管理員移除了某人的角色。',
    countsFrom: (from: string) => `在 ${from} 之前，此角色不可用於核准。`,
    check: '進入控制台即可查看是誰的角色。如果您並未預期此事，請當面或以電話告知您認識的管理員。',
    open: '進入控制台',
    plainLink: '或開啟以下連結：',
    why: '您收到這封信，是因為您在控制台工作。',
  },
};
