import type { Translations } from '../en.ts';

export const notices: Pick<Translations, 'noticeReceived' | 'noticeDecided'> = {
  noticeReceived: {
    subject: '我們已收到您的訊息',
    preview: '您目前不需要做任何事。',
    heading: '我們已收到您的訊息',
    intro: '感謝您告訴我們。會有專人審核，一有決定，我們就會來信通知您。',
    reference: '案件編號',
    decideBy: '決定期限',
    open: '查看狀態',
    plainLink: '或開啟以下連結查看狀態：',
    keep: '請勿將此連結告訴他人。任何人有了它，不必登入就能閱讀我們的回覆。',
    notYou: '如果您沒有寫信給我們，請告訴我們，我們會加以查明。',
    why: '您收到這封信，是因為有人用這個電子郵件地址傳送訊息給我們。',
  },
  noticeDecided: {
    subject: '我們對您訊息的決定',
    preview: '方便時再看即可。',
    heading: '我們對您訊息的決定',
    upheld: '我們已依您的要求處理。',
    dismissed: '我們已審核，未採取行動。',
    note: '審核人員的說明：',
    open: '閱讀我們的回覆',
    plainLink: '或開啟以下連結閱讀我們的回覆：',
    appeal: '如果您不同意，請在六個月內回覆這封信，會由另一個人重新審核。',
  },
};
