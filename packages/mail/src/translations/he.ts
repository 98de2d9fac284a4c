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
    questions: 'לכל שאלה אפשר לכתוב לנו:',
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
    why: 'ההודעה נשלחה לכתובת זו כי היא שייכת לצוות התמיכה.',
  },
  privacyRequestReceived: {
    subject: 'קיבלנו את בקשתך',
    preview: 'אין צורך לעשות דבר כעת.',
    heading: 'קיבלנו את בקשתך',
    intro: 'תודה על הפנייה. אחד מאנשי הצוות יקרא את הבקשה בתשומת לב, ואין צורך לעשות דבר כעת.',
    reference: 'מספר בקשה',
    acknowledgeBy: 'נאשר את קבלתה עד',
    answerBy: 'נשיב עליה עד',
    keepReference: 'כדאי לשמור את מספר הבקשה ולציין אותו בכל פנייה אלינו בנושא.',
    notYou: 'אם הבקשה לא נשלחה על ידך, נא להודיע לנו ונבדוק את העניין.',
    why: 'ההודעה נשלחה כי התקבלה אצלנו בקשה עם כתובת הדוא״ל הזאת.',
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
    why: 'ההודעה נשלחה לכתובת זו כי היא שייכת לצוות הפרטיות.',
  },
  newsletterConfirm: {
    subject: 'נא לאשר את הכתובת',
    preview: 'נשאר רק צעד אחד.',
    heading: 'זו הכתובת שלך?',
    greeting: (name) => `שלום ${name},`,
    greetingWithoutName: 'שלום,',
    intro: 'כתובת הדוא״ל הזאת נרשמה לקבלת חדשות מאיתנו. נא לאשר שהיא שלך ושיש לך עניין לקבל מאיתנו הודעות מפעם לפעם.',
    confirm: 'אישור הכתובת',
    plainLink: 'כדי לאשר, אפשר לפתוח את הקישור הזה:',
    ignore: 'אם הכתובת לא נרשמה על ידך, אפשר פשוט להתעלם מההודעה. דבר לא יקרה, ולא יישלחו אליך חדשות מאיתנו.',
    why: 'ההודעה נשלחה כי כתובת הדוא״ל הזאת הוזנה בטופס ההרשמה לעדכונים שלנו.',
  },
  notificationDigest: {
    subject: 'יש משהו חדש בשבילך',
    preview: 'אפשר לקרוא כשיהיה לך נוח.',
    heading: 'יש משהו חדש בשבילך',
    waiting: (count) =>
      plural('he', count, {
        one: 'התראה אחת מחכה לך.',
        two: 'שתי התראות מחכות לך.',
        other: `${count} התראות מחכות לך.`,
      }),
    open: 'פתיחת ההתראות שלי',
    plainLink: 'כדי לקרוא אותן, אפשר לפתוח את הקישור הזה:',
    choose: 'כאן אפשר לבחור על מה נכתוב לך, ומתי:',
    why: 'ההודעה נשלחה כי בחשבון שלך מותר לנו לכתוב לך על חדשות.',
  },
};
