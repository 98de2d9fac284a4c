import { accounts } from './zh-CN/accounts.ts';
import { billing } from './zh-CN/billing.ts';
import { notices } from './zh-CN/notices.ts';
import { staff } from './zh-CN/staff.ts';
import type { Translations } from './en.ts';

export const zhCN: Translations = {
  ...accounts,
  ...billing,
  ...notices,
  ...staff,
  footer: {
    questions: '有问题吗？欢迎来信：',
    unsubscribe: '退订',
  },
  contactMessage: {
    subject: (reference) => `新消息 ${reference}`,
    preview: '我们收到一条消息。',
    heading: '一条新消息',
    intro: '有人通过联系表单给我们写信。',
    reference: '编号',
    from: '发件人',
    received: '收到时间',
    message: '消息内容',
    why: '您收到这封邮件，是因为您是客服团队的一员。',
  },
  privacyRequestReceived: {
    subject: '我们已收到您的请求',
    preview: '您目前无需进行任何操作。',
    heading: '我们已收到您的请求',
    intro: '感谢您的来信。我们会由专人仔细阅读您的请求，您目前无需进行任何操作。',
    reference: '编号',
    acknowledgeBy: '确认收件期限',
    answerBy: '答复期限',
    keepReference: '请保留此编号，今后就该请求与我们联系时请一并注明。',
    notYou: '如果该请求并非由您提出，请告诉我们，我们会进行核实。',
    why: '您收到这封邮件，是因为有人使用此邮箱地址向我们提出了请求。',
  },
  privacyRequestFiled: {
    subject: (reference) => `新请求 ${reference}`,
    preview: '有一项请求等待答复。',
    heading: '新的隐私请求',
    intro: '我们收到一项隐私请求。在提供或删除任何信息之前，请先核实请求人的身份。',
    reference: '编号',
    kind: '请求类型',
    email: '邮箱地址',
    region: '地区',
    details: '详细说明',
    answerBy: '答复期限',
    why: '您收到这封邮件，是因为您是隐私团队的一员。',
  },
  newsletterConfirm: {
    subject: '请确认您的邮箱地址',
    preview: '只差一步。',
    heading: '这是您的邮箱地址吗？',
    greeting: (name) => `${name}，您好：`,
    greetingWithoutName: '您好：',
    intro: '有人填写了此邮箱地址，以订阅我们的邮件通讯。请确认这是您的邮箱，并且您愿意偶尔收到我们的来信。',
    confirm: '确认邮箱地址',
    plainLink: '或打开以下链接进行确认：',
    ignore: '如果不是您本人，请忽略这封邮件。什么都不会发生，您也不会收到我们的来信。',
    why: '您收到这封邮件，是因为有人在我们的订阅表单中填写了此邮箱地址。',
  },
  notificationDigest: {
    subject: '您有新的动态',
    preview: '方便时再看即可。',
    heading: '您有新的动态',
    waiting: (count) => `有 ${count} 条通知等您查看。`,
    open: '查看通知',
    plainLink: '或打开以下链接查看：',
    choose: '您可以在此选择要收到哪些邮件，以及何时收到：',
    why: '您收到这封邮件，是因为您的账号已开启邮件通知。',
  },
};
