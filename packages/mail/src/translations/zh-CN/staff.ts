import type { Translations } from '../en.ts';

export const staff: Pick<Translations, 'supportReply' | 'accountDecided' | 'staffRoleChanged'> = {
  supportReply: {
    subject: '我们对您消息的回复',
    preview: '方便时再看即可。',
    heading: '我们的回复',
    intro: '感谢您给我们写信。',
    answer: '我们的回复',
    reference: '编号',
    open: '如果还有其他问题，直接回复这封邮件即可。',
    why: '您收到这封邮件，是因为有人用此邮箱地址给我们写了信。',
  },
  accountDecided: {
    subject: '关于您的账号',
    preview: '请查看原因，以及您可以怎么做。',
    heading: '关于您的账号',
    intro: '我们对您的账号作出了决定，目前您无法登录。您可以查看原因并提出申诉，届时会由另一个人审核。',
    open: '阅读决定',
    plainLink: '或打开以下链接阅读：',
    why: '您收到这封邮件，是因为您在我们这里有账号。',
  },
  staffRoleChanged: {
    subject: '您的团队有一项变更',
    preview: '请到控制台查看。',
    heading: '您的团队有一项变更',
    proposed: '有一位管理员提议授予某人一个角色，须由另一位管理员核准。',
    confirmed: '两位管理员已授予某人一个角色。',
    removed: '有一位管理员移除了某人的角色。',
    countsFrom: (from: string) => `在 ${from} 之前，此角色不可用于核准。`,
    check: '进入控制台即可查看是谁的角色。如果您并未预期此事，请当面或通过电话告知您认识的管理员。',
    open: '进入控制台',
    plainLink: '或打开以下链接：',
    why: '您收到这封邮件，是因为您在控制台工作。',
  },
};
