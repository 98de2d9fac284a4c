export const ukrainian = `
clean | Мій зріст 1,75 м, вага 68 кг, мені 34 роки.
clean | Розмір взуття 39, іноді 39,5.
clean | Відповідаю впродовж доби, тобто 24 годин.
clean | Ціна 25.50, знижка 10 %.
clean | Народився 1990 року в Одесі.
clean | Працюю з 9:00 до 17:30, потім гуляю.
clean | Маю 3–5 років досвіду, і то чималих.
clean | Оцінка 10/10, без жартів.
clean | Моя собака любить сніг.
clean | Пес і кіт живуть мирно, крапка.
clean | Я люблю каву.А ще чай.
clean | Зустрінемося біля бару о 20:00.
clean | Приїхав у 2015, поїхав у 2018, повернувся 2020-го.
clean | Квартира 64 м², 3 вікна, 2 коти.
clean | Кіл. 5, поверх 12, кв. 48.
clean | Ювілей 12.07.2024, запрошую всіх.
clean | Населення 2 950 800 людей, а поговорити ні з ким.
clean | Раз, два, три, чотири: починаємо.
clean | Десять, дев'ять, вісім, сім, шість, п'ять, чотири, три, два, один, пуск!
clean | Інстаграм забирає забагато часу.
clean | Телеграм видалив, фейсбук теж.
clean | Вайбер тільки для мами.
clean | У мене 2000 книжок і жодного жалю.
clean | Файл фото_2024.jpg не відкрився.
clean | Вчу Node.js і трохи Vue.js.
clean | Версія 2.10.3 краща за 2.11.
clean | Хто шукає, той знаходить... інколи.
clean | Сигнал поганий, зате природа гарна.
clean | Моя лінія поведінки проста: чесність.
clean | Пробіг 21,1 км за 1:52:30.
clean | Кава по 45 грн, чай по 38,50 грн.
clean | Буд. 14/2, під'їзд 3, код скажу на місці.
clean | Вік 30–45, плюс-мінус 5.
clean | Замовлення № 20240315 запізнилося.
clean | Перший, другий, п'ятий: рахую вагони.
clean | П'ять разів дивилася цей фільм, сім разів плакала.
clean | Пишіть сюди, я читаю все.
clean | Дзвоню мамі щонеділі о 12.
clean | 182/80/39, спокійний, не курю.
clean | Мені двадцять дев'ять, живу сама, люблю порядок.
clean | Зріст 168, вага 55, розмір 36.
clean | Шукаю чоловіка 35–50 років, без шкідливих звичок.
clean | Не пишіть мені у вайбер, я там не буваю.
clean | Мій телеграм порожній, як холодильник у понеділок.
clean | В інстаграмі всі щасливі, а в житті по-різному.
clean | Телефон вимикаю після 22:00.
clean | Номер кімнати скажу при зустрічі.
clean | Купив телефон за 25 999 грн, шкодую.
clean | Мій номер один у списку мрій: Ісландія.
clean | У 2022 переїхала, у 2023 знайшла роботу, у 2024 кота.
clean | Обід коштує 180-250 грн, вечеря 400.
clean | Пес на прізвисько Крапка живе зі мною 6 років.
clean | Собака друг людини, крапка.
clean | У мене дві собаки: одна велика, одна мала.
clean | Поставлю крапку, коли захочу.
clean | Поїзд № 743 відходить о 06:49 з 5-ї колії.
clean | Вул. Франка, 12, кв. 34, домофон 34.
clean | Температура 36,6, настрій 100.
clean | Прочитала 52 книги за рік, тобто 1 на тиждень.
clean | Курс 41,25, а був 27,10.
clean | Нас троє: я, кіт і 48 вазонів.
clean | Працюю 5/2, іноді 24/7.
clean | Перша зміна 8:00-16:00, друга 16:00-00:00.
clean | Ставлю 4,5 з 5.
clean | Рахунок 3:1 на нашу користь.
clean | Так.Ні.Можливо.Запитай завтра.
clean | Мені подобається дощ.Тобі?
clean | П'ять хвилин на сьому, а вже темно.
clean | Сім разів відмір, один раз відріж.
clean | Двоє дорослих, троє дітей, один пес, два коти.
clean | Сорок п'ять років разом, уявіть собі.
clean | Сто двадцять три сходинки до мого дому.
clean | Ювілей 25.08.2024 о 18:00.
clean | Паспорт, ІПН і довідку не надсилаю нікому.
clean | Люблю фільми 90-х, музику 80-х, моду 70-х.
clean | Відстань 540 км, 6 год 20 хв поїздом.
clean | Моя філософія проста, як 2+2.
clean | Instagram гарний, але час дорожчий.
clean | Facebook знає про мене забагато.
clean | Граю в Dota 2, CS 1.6 і шахи.
clean | Пишу на Python 3.12, читаю на папері.
clean | Файл резюме.docx згубився разом з надіями.
clean | Зателефонуйте мамі, вона скучила.
clean | Дзвоніть у двері, дзвінок працює.
clean | Ніка в мене немає, є ім'я.
clean | Моно, стерео, вініл: усе люблю.
clean | Картка постійного клієнта кав'ярні: 9 з 10 штампів.
clean | 1 000 000 причин усміхнутися
clean | Не шукаю спонсора, маю 2 роботи.
clean | Мій інстаграм мертвий.
clean | Мій телеграм зламали двічі.
clean | У фейсбуці я раз на рік.
clean | Слухаю подкасти, дивлюся YouTube, сплю.
clean | Мій інстаграм: тиша і пил.
clean | Телеграм: ні. Листи: так.
clean | Інстаграм, тікток, ютуб: усе в смітник.
clean | Люблю Netflix, HBO і книжки.
clean | Телеграм-канали про космос читаю щодня.
clean | Знайди мене в натовпі за червоним шарфом.
clean | Пиши листи, а не смс.
clean | Шукай щастя поруч.
clean | Номер маршрутки 27, зупинка біля АТБ.
clean | Дзвоню рідко, пишу часто, 5-6 разів на день.
clean | Лото: 5, 12, 23, 34, 41, 47.
clean | 07:00 зал, 08:30 робота, 18:15 вечеря.
clean | Мій рекорд: 100 кг, 90 кг, 80 кг.
clean | 0 1 1 2 3 5 8 13 21 34
clean | Один раз, другий раз, п'ятий раз, десятий раз.
clean | Тел-Авів 2019, Рим 2021, Лісабон 2023.
email | пошта ⟦olena@example.com⟧
email | ⟦olena.k@ukr.net⟧, відповідаю повільно
email | пиши: ⟦olena (собака) example (крапка) com⟧
email | ⟦olena равлик example крапка org⟧
email | ⟦olena [at] example [dot] com⟧
email | o l e n a @ e x a m p l e . c o m
email | моє мило olena песик gmail крапка com
email | ⟦оlеnа@ехаmрlе.com⟧
email | ім'я olena, далі собака, далі gmail крапка ком
email | олена собака джимейл крапка ком
email | скринька olena_k @ i.ua
email | пиши на olena@укр.нет
email | olena.kovalenko1990@gmail.com
email | olena[собака]gmail[крапка]com
email | olena sobaka gmail krapka com
email | olena sobaka gmail com
email | пошта: olena(at)ukr(dot)net
email | olena @ gmail . com
email | OLENA@EXAMPLE.COM
email | електронна адреса olena-at-example-dot-com
email | на gmail я olenanoch
email | olenanoch собачка джімейл крапка ком
email | olena собака укр крапка нет
email | мейл olena_noch равлик i крапка ua
phone | ⟦+380 50 555 01 23⟧
phone | ⟦0505550123⟧
phone | тел. ⟦050-555-01-23⟧
phone | ⟦(067) 555 01 23⟧ після шостої
phone | телефонуй 380675550123
phone | ⟦нуль п'ять нуль п'ять п'ять п'ять нуль один два три⟧
phone | нуль шістдесят сім п'ятсот п'ятдесят п'ять нуль один двадцять три
phone | 0 6 7 5 5 5 0 1 2 3
phone | О67 555 О1 2З
phone | 0️⃣6️⃣7️⃣5️⃣5️⃣5️⃣0️⃣1️⃣2️⃣3️⃣
phone | мій номер: нуль67 555 нуль1 23
phone | 067🌿555🌿01🌿23
phone | вайбер 0975550144
phone | плюс тридцять вісім нуль п'ятдесят 555 01 23
phone | дзвони сюди 097.555.01.23
phone | 066 555 01 23
phone | 066-55-50-123
phone | (099)5550123
phone | 8 066 555 01 23
phone | +38 066 555 01 23
phone | +38(066)555-01-23
phone | 38066 5550123
phone | нуль шість шість, п'ять п'ять п'ять, нуль один, два три
phone | нуль шістдесят шість п'ять п'ять п'ять нуль один двадцять три
phone | 066 п'ятсот п'ятдесят п'ять 01 23
phone | 066.555.01.23
phone | 066/555/01/23
phone | нуль66 555 01 23
phone | мій вайбер: 066 555 01 23
phone | вотсап +380665550123
phone | номер 0 66 555 0 1 23
phone | зателефонуй 066—555—01—23
phone | ноль шість шість 5550123
phone | 066⁵⁵⁵⁰¹²³
phone | 〇66 555 〇1 23
phone | O66 SSS... жарт, ось: 066 555-0-123
phone | +3 8 0 6 6 5 5 5 0 1 2 3
phone | дзвони 095 5550144 (Олена)
phone | 044 123 45 67
phone | п'ять п'ять п'ять нуль один два три
url | ⟦https://example.com/olena⟧
url | мій сайт ⟦example.com.ua⟧
url | ⟦www.velvetharbor.net⟧ тут усе
url | velvetharbor крапка com
url | ⟦лампа.укр⟧ заходь
url | velvetharbor [.] ua
url | посилання ⟦bit.ly/3xYzAbC⟧
url | шукай t.me/olena_noch
url | сторінка velvetharbor.ua/olena
url | https://lampa.com.ua/olena
url | lampa.com.ua
url | lampa крапка com крапка ua
url | lampa точка юа
url | www.lampa.ua
url | лампа.укр
url | мій блог lampa.blogspot.com
url | lampa[.]com[.]ua
url | instagram.com/olena_noch
url | t.me/olena_noch
url | fb.com/olena.noch
url | http ://lampa.ua
url | дивись lampa (крапка) net
handle | телеграм ⟦@olena_noch⟧
handle | мій тг ⟦olena_noch⟧
handle | інстаграм: ⟦olena.noch⟧
handle | в інсті я ⟦olenanoch⟧
handle | ⟦olena_noch⟧ у телеграмі
handle | телега olenanoch
handle | тєлєграм: olena_noch
handle | вотсап нік olena88
handle | фейсбук olena.nich.5
handle | снеп olena_snap
handle | дискорд olena#1234
handle | сігнал: olena.42
handle | скайп live:olena
handle | пиши ⟦@olena_noch⟧, не соромся
handle | t e l e g r a m : o l e n a n o c h
handle | тік ток olena_tok
handle | знайдеш мене в instagram за ніком lampaolena
handle | шукай olena_noch88
handle | тг @olena_noch
handle | телеграмм: @olena_noch
handle | тєлєга olena_noch
handle | шукай в телеграмі olena_noch
handle | шукай мене в інстаграм: olena_noch
handle | інста @olena.noch
handle | інст olena_noch
handle | мій нік у телеграм olena_noch
handle | нік olena_noch, ти знаєш де
handle | в тг я olenanoch
handle | напиши мені в телеграм, olena_noch
handle | вк olena_noch
handle | ТГ - olenanoch
handle | тік-ток: @olena_noch
handle | дискорд: olena_noch
handle | вайбер-спільнота olena_club
handle | signal olena_noch.01
handle | Телеграм ➡️ olena_noch
handle | т.е.л.е.г.р.а.м olena_noch
handle | тeлeгpaм olena_noch
handle | фейсбук: Olena.Noch.5
handle | олена_ніч в телеграм: @olena_nich
handle | тґ: janedoe
payment | картка ⟦4242 4242 4242 4242⟧
payment | моно 4242424242424242
payment | IBAN ⟦UA213223130000026007233566001⟧
payment | ⟦paypal.me/olenanoch⟧
payment | кидай на ⟦TJRabPrwbZy45sbavfcjinPJC18kjpRTv8⟧
payment | usdt 0x52908400098527886E0F7030069857D2E4169EE7
payment | банка send.monobank.ua/jar/5AbCdEf
payment | картка моно 4441 1144 1234 5678
payment | номер картки: 5168 7422 1234 5678
payment | приват 5168742212345678
payment | UA21 3223 1300 0002 6007 2335 6600 1
payment | донат: https://send.monobank.ua/jar/7abc
payment | пейпал: @olenanoch
payment | гаманець usdt TJRabPrwbZy45sbavfcjinPJC18kjpRTv8
`;
