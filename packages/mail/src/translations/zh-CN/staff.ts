import type { Translations } from '../en.ts';

export const staff: Pick<Translations, 'supportReply' | 'accountDecided' | 'staffRoleChanged'> = {
  supportReply: {
    subject: '我们对您来信的答复',
    preview: '您可以在方便时阅读。',
    heading: '我们的答复',
    intro: '感谢您写信给我们。已有专人阅读您的来信，并答复如下：',
    answer: '我们的答复',
    reference: '编号',
    open: '如果还有未解决的问题，直接回复此邮件即可。',
    why: '您收到此邮件，是因为有人用这个邮箱地址给我们写了信。',
  },
  accountDecided: {
    subject: '关于您的账户',
    preview: '有内容等您阅读。',
    heading: '关于您的账户',
    intro: '我们对您的账户作出了决定，目前您无法登录。您可以阅读原因，并说明您的看法：届时会由另一个人重新审视。',
    open: '阅读决定',
    plainLink: '要阅读它，您可以打开此链接：',
    why: '您收到此邮件，是因为您在我们这里有账户。',
  },
  staffRoleChanged: {
    subject: '您的团队有一项变更',
    preview: '烦请到控制台查看。',
    heading: '您的团队有一项变更',
    proposed: '有一位管理员提议授予某人一个角色，须由另一位管理员核准。',
    confirmed: '两位管理员已授予某人一个角色。',
    removed: '有一位管理员移除了某人的角色。',
    countsFrom: (from: string) => `自 ${from} 起，此角色可用于核准。`,
    check: '进入控制台即可查看是谁的角色。若您并未预期此事，烦当面或以电话告知您认识的管理员。',
    open: '进入控制台',
    plainLink: '您也可以使用此链接进入：',
    why: '您收到此邮件，是因为您在控制台工作。',
  },
};
