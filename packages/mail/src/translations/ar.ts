import { accounts } from './ar/accounts.ts';
import { billing } from './ar/billing.ts';
import { notices } from './ar/notices.ts';
import { staff } from './ar/staff.ts';
import type { Translations } from './en.ts';
import { plural } from './plural.ts';

export const ar: Translations = {
  ...accounts,
  ...billing,
  ...notices,
  ...staff,
  footer: {
    questions: 'لديك أسئلة؟ يمكنك مراسلتنا على:',
    unsubscribe: 'إلغاء الاشتراك',
  },
  contactMessage: {
    subject: (reference) => `رسالة جديدة ${reference}`,
    preview: 'وصلتنا رسالة.',
    heading: 'رسالة جديدة',
    intro: 'وصلتنا رسالة عبر نموذج الاتصال.',
    reference: 'الرقم المرجعي',
    from: 'من',
    received: 'تاريخ الاستلام',
    message: 'الرسالة',
    why: 'تصلك هذه الرسالة لأنك ضمن فريق الدعم.',
  },
  privacyRequestReceived: {
    subject: 'لقد استلمنا طلبك',
    preview: 'لا يلزمك فعل أي شيء الآن.',
    heading: 'لقد استلمنا طلبك',
    intro: 'شكرًا لمراسلتنا. سيقرأ أحد أفراد فريقنا طلبك بعناية. لا يلزمك فعل أي شيء الآن.',
    reference: 'الرقم المرجعي',
    acknowledgeBy: 'سنؤكد استلامه قبل نهاية',
    answerBy: 'سنجيب عنه قبل نهاية',
    keepReference: 'يُرجى الاحتفاظ بالرقم المرجعي وذكره عند مراسلتنا بشأن طلبك.',
    notYou: 'إذا لم يكن هذا الطلب منك، فيُرجى إبلاغنا وسننظر في الأمر.',
    why: 'تصلك هذه الرسالة لأن طلبًا أُرسل إلينا بعنوان البريد الإلكتروني هذا.',
  },
  privacyRequestFiled: {
    subject: (reference) => `طلب جديد ${reference}`,
    preview: 'هناك طلب في انتظار الرد.',
    heading: 'طلب خصوصية جديد',
    intro: 'وصل طلب يتعلق بالخصوصية. يُرجى التحقق من هوية مقدّم الطلب قبل مشاركة أي بيانات أو حذفها.',
    reference: 'الرقم المرجعي',
    kind: 'نوع الطلب',
    email: 'عنوان البريد الإلكتروني',
    region: 'المنطقة',
    details: 'التفاصيل',
    answerBy: 'آخر موعد للرد',
    why: 'تصلك هذه الرسالة لأنك ضمن فريق الخصوصية.',
  },
  newsletterConfirm: {
    subject: 'يُرجى تأكيد عنوان بريدك الإلكتروني',
    preview: 'لم يبقَ سوى خطوة واحدة.',
    heading: 'هل هذا عنوان بريدك الإلكتروني؟',
    greeting: (name) => `مرحبًا ${name}،`,
    greetingWithoutName: 'مرحبًا،',
    intro: 'أُدخل عنوان البريد الإلكتروني هذا لتلقي نشرتنا الإخبارية. يُرجى تأكيد أنه لك وأنك ترغب في تلقي رسائلنا من حين إلى آخر.',
    confirm: 'تأكيد عنوان البريد الإلكتروني',
    plainLink: 'أو يمكنك فتح هذا الرابط للتأكيد:',
    ignore: 'إذا لم يكن ذلك منك، فيمكنك تجاهل هذه الرسالة. لن يحدث شيء، ولن تصلك رسائل منا.',
    why: 'تصلك هذه الرسالة لأن عنوان البريد الإلكتروني هذا أُدخل في نموذج الاشتراك في نشرتنا.',
  },
  notificationDigest: {
    subject: 'هناك جديد في انتظارك',
    preview: 'يمكنك قراءته في الوقت الذي يناسبك.',
    heading: 'هناك جديد في انتظارك',
    waiting: (count) =>
      plural('ar', count, {
        one: 'لديك إشعار واحد في انتظارك.',
        two: 'لديك إشعاران في انتظارك.',
        few: `لديك ${count} إشعارات في انتظارك.`,
        many: `لديك ${count} إشعارًا في انتظارك.`,
        other: `لديك ${count} إشعار في انتظارك.`,
      }),
    open: 'فتح الإشعارات',
    plainLink: 'أو يمكنك فتح هذا الرابط لقراءتها:',
    choose: 'يمكنك هنا اختيار ما نراسلك بشأنه، ومتى:',
    why: 'تصلك هذه الرسالة لأن إشعارات البريد الإلكتروني مفعّلة في حسابك.',
  },
};
