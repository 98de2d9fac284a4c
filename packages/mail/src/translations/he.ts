import { accounts } from './he/accounts.ts';
import { billing } from './he/billing.ts';
import { notices } from './he/notices.ts';
import { staff } from './he/staff.ts';
import type { Translations } from './en.ts';
import { plural } from './plural.ts';

export const he: Translations = {
  ...accounts,
  ...billing,
  ...notices,
  ...staff,
  footer: {
    questions: 'יש לכם שאלות? כתבו לנו:',
    unsubscribe: 'הסרה מרשימת התפוצה',
  },
  contactMessage: {
    subject: (reference) => `הודעה חדשה ${reference}`,
    preview: 'התקבלה אצלנו הודעה.',
    heading: 'הודעה חדשה',
    intro: 'התקבלה פנייה דרך טופס יצירת הקשר.',
    reference: 'מספר פנייה',
    from: 'מאת',
    received: 'התקבלה',
    message: 'ההודעה',
    why: 'קיבלתם את ההודעה הזאת כי אתם בצוות התמיכה.',
  },
  privacyRequestReceived: {
    subject: 'קיבלנו את בקשתכם',
    preview: 'אין צורך לעשות דבר כעת.',
    heading: 'קיבלנו את בקשתכם',
    intro: 'תודה שכתבתם. אדם מהצוות יקרא את הבקשה בתשומת לב. אין צורך לעשות דבר כעת.',
    reference: 'מספר בקשה',
    acknowledgeBy: 'נאשר את קבלתה עד',
    answerBy: 'נשיב עליה עד',
    keepReference: 'שמרו את המספר הזה וציינו אותו כשתכתבו לנו על הבקשה.',
    notYou: 'אם לא אתם שלחתם את הבקשה, נא להודיע לנו ונבדוק את העניין.',
    why: 'קיבלתם את ההודעה הזאת כי נשלחה אלינו בקשה עם כתובת הדוא״ל הזאת.',
  },
  privacyRequestFiled: {
    subject: (reference) => `בקשה חדשה ${reference}`,
    preview: 'בקשה ממתינה לתשובה.',
    heading: 'בקשת פרטיות חדשה',
    intro: 'התקבלה בקשת פרטיות. לפני מסירה או מחיקה של מידע, נא לוודא מי שלח אותה.',
    reference: 'מספר בקשה',
    kind: 'סוג הבקשה',
    email: 'כתובת דוא״ל',
    region: 'אזור',
    details: 'פרטים',
    answerBy: 'יש להשיב עד',
    why: 'קיבלתם את ההודעה הזאת כי אתם בצוות הפרטיות.',
  },
  newsletterConfirm: {
    subject: 'נא לאשר את כתובת הדוא״ל',
    preview: 'נשאר רק צעד אחד.',
    heading: 'זו כתובת הדוא״ל שלכם?',
    greeting: (name) => `שלום ${name},`,
    greetingWithoutName: 'שלום,',
    intro: 'כתובת הדוא״ל הזאת הוזנה לקבלת הניוזלטר שלנו. נא לאשר שהיא שלכם ושתרצו לשמוע מאיתנו מפעם לפעם.',
    confirm: 'אישור כתובת הדוא״ל',
    plainLink: 'או פתחו את הקישור הזה כדי לאשר:',
    ignore: 'אם לא אתם עשיתם זאת, אפשר להתעלם מההודעה. דבר לא יקרה, ולא תקבלו מאיתנו הודעות.',
    why: 'קיבלתם את ההודעה הזאת כי כתובת הדוא״ל הזאת הוזנה בטופס ההרשמה לניוזלטר שלנו.',
  },
  notificationDigest: {
    subject: 'יש משהו חדש בשבילכם',
    preview: 'אפשר לקרוא כשיהיה לכם נוח.',
    heading: 'יש משהו חדש בשבילכם',
    waiting: (count) =>
      plural('he', count, {
        one: 'התראה אחת מחכה לכם.',
        two: 'שתי התראות מחכות לכם.',
        other: `${count} התראות מחכות לכם.`,
      }),
    open: 'פתיחת ההתראות',
    plainLink: 'או פתחו את הקישור הזה כדי לקרוא אותן:',
    choose: 'כאן אפשר לבחור על מה נכתוב לכם, ומתי:',
    why: 'קיבלתם את ההודעה הזאת כי התראות בדוא״ל פועלות בחשבון שלכם.',
  },
};
