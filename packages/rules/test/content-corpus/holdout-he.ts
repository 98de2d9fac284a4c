/** Hebrew, set aside: never read while the detector is tuned. */
export const holdoutHebrew = `
clean | אני בת 36, גובה 1.68, משקל 59 קילו.
clean | פנוי בימי חול בין 19:00 ל-22:30.
clean | ארוחה לשניים עולה בערך 320 ש"ח, בלי יין.
clean | גר בתל אביב מאז 2011, לפני כן בחיפה 1999-2010.
clean | מידת נעליים 38.5, חולצה M.
clean | נקודה. אין לי מה להוסיף.
clean | אחת, שתיים, שלוש, דג מלוח.
clean | הציון שלי לסרט הוא 8/10.
clean | עונה בדרך כלל תוך 24 שעות.
clean | אני לא משתמש בטלגרם ולא באינסטגרם.
clean | חדר 412, קומה 4, ימינה מהמעלית.
clean | אכלנו שטרודל תפוחים ושתינו תה.
clean | נולדתי ב-12.05.1988, שור עקשן.
clean | תן לי סימן אם קר לך.
clean | רצתי 10.5 ק"מ ב-58 דקות.
clean | הכלב שלי בן שלוש וחצי.
clean | קניתי 3 ספרים ב-149.90 שקלים.
email | כתבו לי: ⟦noa שטרודל example נקודה com⟧
email | המייל שלי ⟦eitan.b(at)example.org⟧
email | ⟦yael כרוכית gmail נקודה com⟧ בכל שעה
email | שלחו אל ⟦amir [at] velvetharbor [dot] net⟧
phone | תתקשרי ⟦050-555-0123⟧
phone | המספר שלי ⟦+972 52 555 0144⟧
phone | ⟦אפס חמש אפס חמש חמש חמש אפס אחת שתיים שלוש⟧
phone | נייד 0 5 4 5 5 5 0 1 7 7
phone | טלפון ⟦0525550188⟧ רק הודעות
url | הכול באתר ⟦www.velvetharbor.co.il⟧
url | תמונות ב-⟦https://velvetharbor.net/noa⟧
url | האתר velvetharbor נקודה net
handle | בטלגרם: ⟦noa_layla⟧
handle | אינסטה ⟦eitan.tlv⟧
handle | מחכה לך ⟦@yael_h88⟧
handle | סנאפ שלי amir_b90
handle | דיסקורד ⟦nightowl#2210⟧
payment | בפייפאל ⟦paypal.me/noalayla⟧
payment | כרטיס ⟦4580 4580 4580 4580⟧
clean | באגם 14 סירות ומציל אחד.
clean | השיפוץ עלה 45,900 שקל, כואב.
clean | התוצאה 6:4, 7:6, 6:2 ואז תה.
clean | שש בבוקר, חמש מעלות, רק אני על הספסל.
clean | ניסיתי אפליקציות, ספרים עדיפים.
clean | ברשימה שלי 1,342 שירים.
clean | מנקודה לנקודה, לאט ובשקט.
email | דוא"ל ⟦tamar.h@gmail.com⟧
handle | ⟦@lampa_il⟧ זה אני
phone | חייגו ⟦053-5550188⟧
url | הבלוג ⟦lampa-noa.com/about⟧
clean | גמלאית, בת 61, שני בנים בוגרים.
clean | מגדלת ורדים, קוראת מותחנים, חושבת הרבה.
clean | הערב המושלם שלי נגמר לפני 23:00.
clean | אלרגית לחתולים, לדרמות ולשעון מעורר ב-6 בבוקר.
clean | הדרך לקחה 17 דקות ושלושה אוטובוסים.
clean | לא מעשנת מאז 11.11.2016.
clean | רק סופי שבוע, מ-14 עד 18.
clean | עברתי דירה 8 פעמים ב-12 שנים.
clean | מחפשת בן זוג לריקודים, גובה 175–190.
clean | נתחיל בקפה ואז נראה.
clean | בווטסאפ המשפחה לא מפסיקה לכתוב.
clean | טיקטוק אכל לי את הריכוז.
clean | הטלפון נגמר פעמיים בזמן שכתבתי.
clean | כרטיסים ב-120, 180 ו-240 שקל.
clean | עמוד 394, פסקה שלישית.
clean | מי שקם מוקדם.רוצה לישון.
clean | שתי נקודות וסוגר: הנה חיוך.
clean | הכלב שלי בוק שוקל 32 קילו.
clean | הדואר פתוח מ-9 עד 18.
clean | שימו את התמונה כאן, בגלריה.
email | כתבו אל ⟦maya.l@example.com⟧
email | maya_l שטרודל gmail נקודה com
email | m a y a @ g m a i l . c o m
email | התיבה שלי ⟦maya (כרוכית) example (נקודה) org⟧
phone | נייד ⟦058-555-0166⟧
phone | אפס חמש שמונה, חמש חמש חמש, אפס אחת, שש שש
phone | 0🌻5🌻8🌻5🌻5🌻5🌻0🌻1🌻6🌻6
phone | תתקשרו: +972 58 555 0166
phone | אפס חמש שמונה 555 0166
url | הגלריה ב-⟦maya.example.com⟧
url | maya-lis נקודה co נקודה il
url | הנה ⟦https://maya-lis.net/pic⟧
handle | טלגרם — maya_lis
handle | אני באינסטה: ⟦maya.lis⟧
handle | ⟦@maya_lis⟧ בכל מקום
handle | maya_lis בטלגרם
handle | דיסקורד maya#5512
handle | הפייסבוק שלי maya.lis.7
payment | כרטיס 4000 0566 5566 5556
payment | פייפאל maya_lis
`;
