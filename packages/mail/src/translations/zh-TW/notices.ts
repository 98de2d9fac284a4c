import type { Translations } from '../en.ts';

export const notices: Pick<Translations, 'noticeReceived' | 'noticeDecided'> = {
  noticeReceived: {
    subject: '我們已收到您的來信',
    preview: '您現在不需要做任何事。',
    heading: '我們已收到您的來信',
    intro: '感謝您告訴我們。會有專人閱讀，一有決定我們就會通知您。',
    reference: '編號',
    decideBy: '我們將在此之前作出決定',
    open: '查看進展',
    plainLink: '要查看進展，您可以打開此連結：',
    keep: '請自行保管此連結：它無需登入即可打開我們給您的答覆。',
    notYou: '如果您沒有寫信給我們，請告訴我們，我們會查明情況。',
    why: '您收到此信，是因為有人用這個電子信箱寫信給我們。',
  },
  noticeDecided: {
    subject: '您的來信已有決定',
    preview: '您可以在方便時閱讀答覆。',
    heading: '您的來信已有決定',
    upheld: '我們已依您的要求處理。',
    dismissed: '我們已查看此事，並維持原狀。',
    note: '作出決定的人寫道：',
    open: '閱讀答覆',
    plainLink: '要閱讀答覆，您可以打開此連結：',
    appeal: '如果您不同意，可以在六個月內回覆此信，屆時會由另一個人重新審視。',
  },
};
