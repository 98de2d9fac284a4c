import { accounts } from './zh-TW/accounts.ts';
import { billing } from './zh-TW/billing.ts';
import { notices } from './zh-TW/notices.ts';
import { staff } from './zh-TW/staff.ts';
import type { Translations } from './en.ts';

export const zhTW: Translations = {
  ...accounts,
  ...billing,
  ...notices,
  ...staff,
  footer: {
    questions: '有問題嗎？歡迎來信：',
    unsubscribe: '取消訂閱',
  },
  contactMessage: {
    subject: (reference) => `新訊息 ${reference}`,
    preview: '我們收到一則訊息。',
    heading: '一則新訊息',
    intro: '有人透過聯絡表單寫信給我們。',
    reference: '編號',
    from: '寄件人',
    received: '收到時間',
    message: '訊息內容',
    why: '您收到這封信，是因為您是客服團隊的一員。',
  },
  privacyRequestReceived: {
    subject: '我們已收到您的申請',
    preview: '您目前不需要做任何事。',
    heading: '我們已收到您的申請',
    intro: '感謝您的來信。我們會由專人仔細閱讀您的申請，您目前不需要做任何事。',
    reference: '編號',
    acknowledgeBy: '確認收件期限',
    answerBy: '答覆期限',
    keepReference: '請保留這個編號，日後為此申請與我們聯絡時請一併註明。',
    notYou: '如果這項申請不是由您提出，請告訴我們，我們會加以查明。',
    why: '您收到這封信，是因為有人以這個電子郵件地址向我們提出申請。',
  },
  privacyRequestFiled: {
    subject: (reference) => `新申請 ${reference}`,
    preview: '有一項申請等待答覆。',
    heading: '新的隱私權申請',
    intro: '我們收到一項隱私權申請。在提供或刪除任何資料之前，請先確認申請人的身分。',
    reference: '編號',
    kind: '申請類型',
    email: '電子郵件地址',
    region: '地區',
    details: '詳細說明',
    answerBy: '答覆期限',
    why: '您收到這封信，是因為您是隱私團隊的一員。',
  },
  newsletterConfirm: {
    subject: '請確認您的電子郵件地址',
    preview: '只差一步。',
    heading: '這是您的電子郵件地址嗎？',
    greeting: (name) => `${name}，您好：`,
    greetingWithoutName: '您好：',
    intro: '有人填寫了這個電子郵件地址，以訂閱我們的電子報。請確認這是您的地址，並且您願意偶爾收到我們的來信。',
    confirm: '確認電子郵件地址',
    plainLink: '或開啟以下連結進行確認：',
    ignore: '如果不是您本人，請忽略這封信。什麼都不會發生，您也不會收到我們的來信。',
    why: '您收到這封信，是因為有人在我們的電子報表單中填寫了這個電子郵件地址。',
  },
  notificationDigest: {
    subject: '您有新的動態',
    preview: '方便時再看即可。',
    heading: '您有新的動態',
    waiting: (count) => `有 ${count} 則通知等您查看。`,
    open: '查看通知',
    plainLink: '或開啟以下連結查看：',
    choose: '您可以在此選擇要收到哪些電子郵件，以及何時收到：',
    why: '您收到這封信，是因為您的帳號已開啟電子郵件通知。',
  },
};
