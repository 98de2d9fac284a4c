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
    questions: 'لأي سؤال، يمكنكم مراسلتنا على:',
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
    why: 'وصلتكم هذه الرسالة لأنكم ضمن فريق الدعم.',
  },
  privacyRequestReceived: {
    subject: 'لقد استلمنا طلبكم',
    preview: 'لا يلزمكم فعل أي شيء الآن.',
    heading: 'لقد استلمنا طلبكم',
    intro: 'شكرًا لمراسلتكم. سيقرأ أحد أفراد فريقنا طلبكم بعناية، ولا يلزمكم فعل أي شيء الآن.',
    reference: 'الرقم المرجعي',
    acknowledgeBy: 'سنؤكد استلامه قبل نهاية',
    answerBy: 'سنجيب عنه قبل نهاية',
    keepReference: 'يُرجى الاحتفاظ بالرقم المرجعي وذكره عند مراسلتنا بشأن هذا الطلب.',
    notYou: 'إذا لم تقدّموا هذا الطلب، فيُرجى إبلاغنا وسننظر في الأمر.',
    why: 'وصلتكم هذه الرسالة لأن طلبًا أُرسل إلينا باستخدام عنوان البريد الإلكتروني هذا.',
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
    why: 'وصلتكم هذه الرسالة لأنكم ضمن فريق الخصوصية.',
  },
  newsletterConfirm: {
    subject: 'يُرجى تأكيد عنوانكم',
    preview: 'لم يبقَ سوى خطوة واحدة.',
    heading: 'هل هذا عنوانكم؟',
    greeting: (name) => `مرحبًا ${name}،`,
    greetingWithoutName: 'مرحبًا،',
    intro: 'أُدخل عنوان البريد الإلكتروني هذا لتلقي أخبارنا. يُرجى تأكيد أنه عنوانكم وأنكم ترغبون في تلقي رسائلنا من حين إلى آخر.',
    confirm: 'تأكيد العنوان',
    plainLink: 'للتأكيد، يمكنكم فتح هذا الرابط:',
    ignore: 'إذا لم تكونوا أنتم من أدخل هذا العنوان، فتجاهلوا هذه الرسالة ببساطة. لن يحدث شيء، ولن تصلكم أخبارنا.',
    why: 'وصلتكم هذه الرسالة لأن عنوان البريد الإلكتروني هذا أُدخل في نموذج الاشتراك في نشرتنا.',
  },
  notificationDigest: {
    subject: 'لديكم جديد',
    preview: 'يمكنكم قراءته في الوقت الذي يناسبكم.',
    heading: 'لديكم جديد',
    waiting: (count) =>
      plural('ar', count, {
        one: 'لديكم إشعار واحد في انتظاركم.',
        two: 'لديكم إشعاران في انتظاركم.',
        few: `لديكم ${count} إشعارات في انتظاركم.`,
        many: `لديكم ${count} إشعارًا في انتظاركم.`,
        other: `لديكم ${count} إشعار في انتظاركم.`,
      }),
    open: 'عرض إشعاراتي',
    plainLink: 'لقراءتها، يمكنكم فتح هذا الرابط:',
    choose: 'يمكنكم هنا اختيار ما نراسلكم بشأنه، ومتى:',
    why: 'وصلتكم هذه الرسالة لأن حسابكم يسمح لنا بمراسلتكم بشأن ما هو جديد.',
  },
};
