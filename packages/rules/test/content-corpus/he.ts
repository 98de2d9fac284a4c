export const hebrew = `
clean | גובה 1.75, משקל 68 קילו, בן 34.
clean | מידת נעליים 38.5 ומידת חולצה 40.
clean | אני עונה תוך 24 שעות.
clean | המחיר 25.50, הנחה של 10%.
clean | נולדתי בשנת 1990 בירושלים.
clean | עובד מ-9:00 עד 17:30 ואז חי.
clean | ניסיון של 3–5 שנים.
clean | ציון 10/10, בלי להסס.
clean | נתראה בבר בשמונה.
clean | אני אוהב גשם.גם היא.
clean | אכלתי כרוכית גבינה בבית קפה קטן.
clean | שטרודל חם עם גלידה, נקודה.
clean | הייתי שם ב-2019, ב-2020 וב-2021.
clean | דירה 64 מ"ר, 3 חלונות, 2 חתולים.
clean | רחוב הנביאים 12, דירה 5, קומה 3.
clean | החתונה הייתה ב-12.07.2014.
clean | בעיר גרים 936,425 אנשים ואין עם מי לדבר.
clean | אחת שתיים שלוש ארבע, מתחילים.
clean | עשר, תשע, שמונה, שבע, שש, חמש, ארבע, שלוש, שתיים, אחת, שיגור!
clean | אינסטגרם גוזל המון זמן.
clean | מחקתי את פייסבוק ואת טיקטוק.
clean | וואטסאפ רק למשפחה.
clean | הקובץ photo_2024.jpg לא נפתח.
clean | כותב ב-Node.js וקצת ב-Vue.js.
clean | גרסה 2.10.3 עדיפה על 2.11.0.
clean | לאט לאט... אין מה למהר...
clean | אין סיגנל בהרים, וזה נהדר.
clean | חצי מרתון ב-1:52:30.
clean | קפה 14 ש"ח, תה 12.50 ש"ח.
clean | גיל 30–45, פלוס מינוס 5.
clean | הזמנה מספר 20240315 איחרה.
clean | ראיתי חמש פעמים ובכיתי שבע.
clean | כתבו לי כאן, אני קורא הכול.
clean | מתקשר לאמא בכל יום ראשון ב-12.
clean | 182/80/39, רגוע, לא מעשן.
clean | שילמתי 12,500 שקל וזה היה שווה.
clean | קצת ביט, קצת רוק, הרבה שקט.
clean | הקו שלי ברור: כנות.
clean | יש לי אלפיים ספרים ואפס חרטות.
clean | שלוש מאות שישים וחמישה ימים בשנה.
clean | אני בת עשרים ותשע, גרה לבד, אוהבת סדר.
clean | גובה 168, משקל 55, מידה 38.
clean | מחפשת גבר בן 35–50.
clean | לא כותבת בוואטסאפ, רק כאן.
clean | הטלגרם שלי ריק כמו המקרר.
clean | הטלפון כבוי אחרי 22:00.
clean | המספר שלי בנעליים הוא 39.
clean | קניתי טלפון ב-2,599 ש"ח והתחרטתי.
clean | מספר אחת ברשימה: איסלנד.
clean | רכבת 743 יוצאת ב-06:49 מרציף 5.
clean | רחוב הרצל 12, דירה 34, כניסה ב'.
clean | חום 36.6, מצב רוח 100.
clean | קראתי 52 ספרים השנה.
clean | השער 3.72, היה 3.15.
clean | עובדת 5 ימים, 9 שעות ביום.
clean | משמרת 08:00-20:00 ואז שינה.
clean | כן.לא.אולי.תשאל מחר.
clean | שבע פעמים מדוד, פעם אחת חתוך.
clean | שני מבוגרים, שלושה ילדים, כלב אחד, שני חתולים.
clean | ארבעים וחמש שנים ביחד.
clean | מאה עשרים ושלוש מדרגות הביתה.
clean | שלוש ארבע ו... קדימה!
clean | אוהבת סרטים משנות ה-90 ומוזיקה משנות ה-80.
clean | המרחק 540 ק"מ, 6 שעות ו-20 דקות.
clean | פייסבוק יודע עליי יותר מדי.
clean | שיחקתי Dota 2 ושחמט.
clean | הקובץ final.docx אבד.
clean | תתקשרו לאמא, היא מתגעגעת.
clean | הכרטיס לסרט עולה 45 שקל.
clean | נקודת המוצא שלי: כנות.
clean | נקודה שחורה על קיר לבן.
clean | שש בש, קפה ושקט.
clean | 100% אמיתי, 0% דרמה.
clean | הסיסמה שכחתי 3 פעמים.
clean | כרוכית או שטרודל? תמיד שטרודל.
clean | גרתי ב-London, Berlin ו-New York.
clean | אני מתכנת ב-Python 3.12 וב-C++.
clean | ביט של 120 לדקה וזה רוקד.
clean | אינסטגרם, טיקטוק, סנאפ: מחקתי הכול.
clean | הציונים שלי: 87, 92, 95, 78, 100.
clean | האינסטגרם שלי מת.
clean | פרצו לי לטלגרם פעמיים.
clean | בפייסבוק אני פעם בשנה.
clean | אוהב Netflix וספרים.
clean | לוטו: 5, 12, 23, 34, 37.
clean | אחת שתיים שלוש, ריקוד.
clean | חמש דקות, עשר דקות, שעה.
clean | דירה בקומה 12, מספר 45.
clean | אוטובוס 480, רציף 3, 07:15.
clean | סנאפ אחד ונרדמתי.
clean | הטלפון שלי בן 6 שנים, iPhone 11.
clean | 178/74/36, לא מעשן
email | המייל שלי ⟦noa@example.com⟧
email | ⟦noa.l@walla.co.il⟧, עונה לאט
email | כתבו: ⟦noa (שטרודל) example (נקודה) com⟧
email | ⟦noa שטרודל example נקודה org⟧
email | ⟦noa [at] example [dot] com⟧
email | n o a @ e x a m p l e . c o m
email | מייל noa כרוכית gmail נקודה com
email | ⟦nоа@ехаmple.com⟧
email | noa שטרודל ג'ימייל נקודה קום
email | noa_l @ example . co . il
email | noa את gmail דוט com
email | noa@gmail,com
email | noa1990@gmail.com
email | noa1990 שטרודל gmail נקודה com
email | noa1990 at gmail dot com
email | noa[שטרודל]gmail[נקודה]com
email | noa@walla.co.il
email | noa שטרודל וואלה נקודה קו נקודה איל
email | מייל: noa.layla (at) gmail (dot) com
email | noa @ gmail . com
email | noa שטרודל גימייל
email | המייל הוא noalayla בגימייל
phone | ⟦+972 50 555 0123⟧
phone | ⟦0505550123⟧
phone | טל' ⟦050-555-0123⟧
phone | ⟦(050) 555 0123⟧ אחרי שש
phone | תתקשרו 972505550123
phone | 0 5 0 5 5 5 0 1 2 3
phone | O5O 555 Ol23
phone | 0️⃣5️⃣0️⃣5️⃣5️⃣5️⃣0️⃣1️⃣2️⃣3️⃣
phone | אפס50 חמש55 אפס1 23
phone | 050🌿555🌿0123
phone | ווטסאפ 0505550144
phone | המספר 050.555.01.23
phone | טלפון בבית 03-555-0123
phone | אפס, חמש, שתיים, חמש, חמש, חמש, אפס, אחת, שבע, שבע
phone | 050-1234567
phone | 0501234567
phone | 050 123 4567
phone | 050.123.4567
phone | +972501234567
phone | +972-50-1234567
phone | 00972501234567
phone | 972-50-123-4567
phone | אפס חמש אפס אחת שתיים שלוש ארבע חמש שש שבע
phone | אפס חמישים 123 45 67
phone | 0-5-0-1-2-3-4-5-6-7
phone | 05O-l234567
phone | ווצאפ 0501234567
phone | טלפון: 03-1234567
phone | התקשרו *5050501 לא, 0501234567
phone | ⓪⑤⓪①②③④⑤⑥⑦
phone | ０５０－１２３４５６７
phone | המספר אפס-חמש-אפס-אחת-שתיים-שלוש-ארבע-חמש-שש-שבע
phone | 04-123-4567 חייגו
phone | חמש חמש חמש אפס אחת שתיים שלוש
url | ⟦https://example.com/noa⟧
url | האתר שלי ⟦example.co.il⟧
url | ⟦www.velvetharbor.net⟧ שם הכול
url | velvetharbor נקודה com
url | velvetharbor [.] co [.] il
url | קישור ⟦bit.ly/3xYzAbC⟧
url | הדף שלי velvetharbor.com/noa
url | חפשו t.me/noa_layla
url | הכול ב-linktr.ee/noalayla
url | https://lampa.co.il
url | lampa.co.il
url | lampa נקודה co נקודה il
url | lampa נקודה קום
url | www.lampa.co.il
url | האתר lampa.net
url | instagram.com/noa_layla
url | t.me/noa_layla
url | lampa[.]com
url | lampa דוט com
handle | טלגרם ⟦@noa_layla⟧
handle | הטלגרם שלי ⟦noa_layla⟧
handle | אינסטגרם: ⟦noa.layla⟧
handle | באינסטה אני ⟦noalayla⟧
handle | ⟦noa_layla⟧ בטלגרם
handle | טלגרם noalayla
handle | ווטסאפ noa88_l
handle | פייסבוק noa.layla.5
handle | סנאפצ'ט noa_snap
handle | סנאפ: noalayla
handle | דיסקורד noa#1234
handle | סיגנל: noa.42
handle | סקייפ live:noa
handle | כתבו ⟦@noa_layla⟧ ואל תתביישו
handle | t e l e g r a m : n o a l a y l a
handle | טיקטוק noa_tok
handle | תמצאו אותי ב-instagram בשם lampanoa
handle | IG noa.layla
handle | קיק noa_kik
handle | טלגרם: @noa_layla
handle | טלגרם noa1990
handle | בטלגרם אני noa_layla
handle | תחפשו אותי בטלגרם noa_layla
handle | הטלגרם שלי הוא noalayla
handle | אינסטה: @noa.layla
handle | אינסטגרם noalayla
handle | האינסטה שלי noa_layla
handle | עקבו אחריי @noa.layla
handle | סנאפ noa1990
handle | סנאפצ'ט: noa1990
handle | פייסבוק: Noa.Layla.5
handle | דיסקורד: noalayla
handle | טיקטוק @noa_layla
handle | ווטסאפ: noa_layla
handle | סיגנל noa_layla.01
handle | קיק: noalayla
handle | טוויטר @noa_layla
handle | שם משתמש noa_layla
handle | היוזר שלי noa_layla
handle | TG noa_layla
handle | טלגרם➡️noa_layla
handle | ט ל ג ר ם noa_layla
handle | טלגרם janedoe
handle | אינסטגרם @janedoe
handle | סנאפ - janedoe99
handle | וואטסאפ janedoe99
payment | כרטיס אשראי ⟦4242 4242 4242 4242⟧
payment | להעביר ל-4242424242424242
payment | ⟦paypal.me/noalayla⟧
payment | ביטקוין ⟦1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa⟧
payment | ⟦TJRabPrwbZy45sbavfcjinPJC18kjpRTv8⟧ לארנק
payment | IBAN ⟦IL62 0108 0000 0009 9999 999⟧
payment | ביט 050-1234567
payment | פייבוקס noa_layla
payment | פייפאל: noalayla
payment | כרטיס 4580 1234 5678 9012
payment | IL620108000000099999999
payment | כרטיס אשראי 4111111111111111
payment | ביט: 050-555-0123
`;
