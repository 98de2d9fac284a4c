import type { Translations } from '../en.ts';

export const notices: Pick<Translations, 'noticeReceived' | 'noticeDecided'> = {
  noticeReceived: {
    subject: '我们已收到您的来信',
    preview: '您现在无需做任何事。',
    heading: '我们已收到您的来信',
    intro: '感谢您告诉我们。会有专人阅读，一有决定我们就会通知您。',
    reference: '编号',
    decideBy: '我们将在此之前作出决定',
    open: '查看进展',
    plainLink: '要查看进展，您可以打开此链接：',
    keep: '请自行保管此链接：它无需登录即可打开我们给您的答复。',
    notYou: '如果您没有给我们写过信，请告诉我们，我们会查明情况。',
    why: '您收到此邮件，是因为有人用这个邮箱地址给我们写了信。',
  },
  noticeDecided: {
    subject: '您的来信已有决定',
    preview: '您可以在方便时阅读答复。',
    heading: '您的来信已有决定',
    upheld: '我们已按您的要求处理。',
    dismissed: '我们已查看此事，并维持原状。',
    note: '作出决定的人写道：',
    open: '阅读答复',
    plainLink: '要阅读答复，您可以打开此链接：',
    appeal: '如果您不同意，可以在六个月内回复此邮件，届时会由另一个人重新审视。',
  },
};
