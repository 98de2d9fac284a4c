import type { BillingTranslations } from '../en/billing.ts';

export const billing: BillingTranslations = {
  billing: {
    manage: '打开我的方案',
    managePlain: '或打开以下链接查看您的方案：',
    amount: '金额',
    at: '日期',
    period: '已付款期间',
    reference: '付款编号',
    statementDescriptor: '信用卡账单显示',
    why: '您收到这封邮件，是因为它涉及您账号的一笔付款。',
    support: '对付款有疑问吗？我们的支付服务商可以在这里帮助您：',
    span: (from, to) => `${from} 至 ${to}`,
  },
  paymentReceipt: {
    subject: '您的收据',
    preview: '您无需进行任何操作。',
    heading: '谢谢',
    intro: '我们已收到您的付款。',
    renews: (on) => `您的方案将于 ${on} 自动续订，在此之前可随时取消。`,
  },
  paymentFailed: {
    subject: '您的付款未成功',
    preview: '现在处理还来得及。',
    heading: '您的付款未成功',
    intro: '您的方案续订未能扣款。您的卡可能已过期或已更换。请更新卡以保留方案。',
    still: '您的方案续订仍未能扣款，方案即将结束。请更新卡以保留方案。',
    until: (day) => `您的方案可使用至 ${day}。如果届时仍未收到付款，方案就会结束，且不会扣款。`,
  },
  planEnded: {
    subject: '您的方案已结束',
    preview: '不会再扣款。',
    heading: '您的方案已结束',
    intro: '您的付费方案已结束，不会再扣款。您的账号及其中的一切都会保留。',
    again: '您可以随时再次选择方案。',
  },
  paymentRefunded: {
    subject: '您的付款已退还',
    preview: '对应的方案已结束。',
    heading: '您的付款已退还',
    intro: '我们已将一笔付款退还到您的卡，对应的方案已结束。视银行而定，可能需要几天才会到账。',
  },
};
