import type { BillingTranslations } from '../en/billing.ts';

export const billing: BillingTranslations = {
  billing: {
    manage: '開啟我的方案',
    managePlain: '或開啟以下連結查看您的方案：',
    amount: '金額',
    at: '日期',
    period: '已付款期間',
    reference: '付款編號',
    statementDescriptor: '信用卡帳單顯示',
    why: '您收到這封信，是因為它與您帳號的一筆付款有關。',
    support: '對付款有疑問嗎？我們的付款服務商可以在這裡協助您：',
    span: (from, to) => `${from} 至 ${to}`,
  },
  paymentReceipt: {
    subject: '您的收據',
    preview: '您不需要做任何事。',
    heading: '謝謝',
    intro: '我們已收到您的付款。',
    renews: (on) => `您的方案將於 ${on} 自動續訂，在此之前可隨時取消。`,
  },
  paymentFailed: {
    subject: '您的付款未成功',
    preview: '現在處理還來得及。',
    heading: '您的付款未成功',
    intro: '您的方案續訂未能扣款。您的卡片可能已過期或已更換。請更新卡片以保留方案。',
    still: '您的方案續訂仍未能扣款，方案即將結束。請更新卡片以保留方案。',
    until: (day) => `您的方案可使用至 ${day}。如果屆時仍未收到付款，方案就會結束，且不會扣款。`,
  },
  planEnded: {
    subject: '您的方案已結束',
    preview: '不會再扣款。',
    heading: '您的方案已結束',
    intro: '您的付費方案已結束，不會再扣款。您的帳號及其中的一切都會保留。',
    again: '您可以隨時再次選擇方案。',
  },
  paymentRefunded: {
    subject: '您的付款已退還',
    preview: '對應的方案已結束。',
    heading: '您的付款已退還',
    intro: '我們已將一筆付款退還到您的卡片，對應的方案已結束。視銀行而定，可能需要幾天才會入帳。',
  },
};
