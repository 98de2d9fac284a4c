import type { Translations } from '../en.ts';

export const notices: Pick<Translations, 'noticeReceived' | 'noticeDecided'> = {
  noticeReceived: {
    subject: '我们已收到您的消息',
    preview: '您目前无需进行任何操作。',
    heading: '我们已收到您的消息',
    intro: '感谢您告诉我们。会有专人审核，一有决定，我们就会发邮件通知您。',
    reference: '编号',
    decideBy: '决定期限',
    open: '查看状态',
    plainLink: '或打开以下链接查看状态：',
    keep: '请勿公开此链接。拥有链接的人无需登录即可阅读我们的回复。',
    notYou: '如果您没有给我们写过信，请告诉我们，我们会进行核实。',
    why: '您收到这封邮件，是因为有人用此邮箱地址给我们发了消息。',
  },
  noticeDecided: {
    subject: '我们对您消息的决定',
    preview: '方便时再看即可。',
    heading: '我们对您消息的决定',
    upheld: '我们已按您的要求处理。',
    dismissed: '我们已审核，未采取行动。',
    note: '审核人员的说明：',
    open: '阅读我们的回复',
    plainLink: '或打开以下链接阅读我们的回复：',
    appeal: '如果您不同意，请在六个月内回复这封邮件，会由另一个人重新审核。',
  },
};
