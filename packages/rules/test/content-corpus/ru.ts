export const russian = `
clean | Рост 1,75, вес 68, возраст 34.
clean | Размер обуви 38,5, одежды 44.
clean | Отвечаю в течение 24 часов.
clean | Цена 25.50, скидка 10 %.
clean | Родился в 1990, женился в 2014.
clean | С 9:00 до 17:30 работаю, потом живу.
clean | Опыт 3–5 лет, как повезёт.
clean | Твёрдые 10/10.
clean | У меня собака и кот, оба ленивые.
clean | Я сказал нет, точка.
clean | Люблю дождь.Она тоже.
clean | Кто там.То ли ветер, то ли гость.
clean | Увидимся в баре в 20:00.
clean | Квартира 64 м², 3 окна, 5-й этаж.
clean | Подъезд 2, кв. 118, домофон не работает.
clean | Свадьба была 12.07.2014, развод 03.02.2020.
clean | Население 1 603 125 человек, а знакомых двое.
clean | Десять, девять, восемь, семь, шесть, пять, четыре, три, два, один, поехали!
clean | Инстаграм отнимает время.
clean | Телеграм удалил, вотсап тоже.
clean | Скайп ещё жив, кто бы мог подумать.
clean | Файл отчёт_2024.pdf потерялся.
clean | Пишу на Node.js и немного на Vue.js.
clean | Версия 2.10.3 лучше, чем 2.11.0.
clean | Сигнал слабый, зато лес рядом.
clean | Моя линия проста: говорить честно.
clean | Пробежал 21,1 км за 1:52:30.
clean | Кофе по 250 р., чай по 180.
clean | Возраст 30–45, плюс-минус 5.
clean | Заказ № 20240315 опоздал на неделю.
clean | Пять раз смотрел, семь раз плакал.
clean | Пишите сюда, читаю всё.
clean | Звоню маме по воскресеньям в 12.
clean | 182/80/39, спокоен, не курю.
clean | В 2019, 2020, 2021 и 2022 жил в деревне.
clean | Собрал 5000 деталей за 12 вечеров.
clean | Один в поле не воин, двое уже компания.
clean | Счёт 3:2, потом 4:2, потом дождь.
clean | Мне двадцать девять, живу одна, люблю порядок.
clean | Рост 168, вес 55, размер 42-44.
clean | Ищу мужчину 35–50 лет без вредных привычек.
clean | В вотсап не пишите, не отвечу.
clean | Мой телеграм пуст, как холодильник в понедельник.
clean | Телефон выключаю после 22:00.
clean | Номер комнаты скажу при встрече.
clean | Купил телефон за 25 999 руб, жалею.
clean | Номер один в списке желаний: Исландия.
clean | Обед стоит 180-250 рублей.
clean | Точка, точка, запятая, вышла рожица кривая.
clean | Собака лает, караван идёт.
clean | Поезд № 743 отходит в 06:49 с 5-го пути.
clean | Ул. Ленина, 12, кв. 34, 9 этаж.
clean | Температура 36,6, настроение 100.
clean | Прочёл 52 книги за год.
clean | Курс 92,25, а был 27,10.
clean | Работаю 5/2, иногда 24/7.
clean | Смена 08:00-20:00, потом сплю.
clean | Да.Нет.Может быть.Спроси завтра.
clean | Мне нравится дождь.А вам?
clean | Он ушёл.Не важно.
clean | Семь раз отмерь, один раз отрежь.
clean | Двое взрослых, трое детей, один пёс, два кота.
clean | Сорок пять лет вместе, представьте.
clean | Сто двадцать три ступени до дома.
clean | Пять, шесть, семь, восемь: танцуем!
clean | Люблю кино 90-х, музыку 80-х, моду 70-х.
clean | Расстояние 540 км, 6 ч 20 мин поездом.
clean | Просто, как 2+2.
clean | Facebook знает обо мне слишком много.
clean | Играю в Dota 2, CS 1.6 и шахматы.
clean | Файл резюме.docx потерялся.
clean | Позвоните маме, она скучает.
clean | Карта метро у меня в голове.
clean | Моя карта желаний висит на стене.
clean | Сбер, Яндекс, Озон: работал везде.
clean | Скорость 120, лимит 90, штраф 500.
clean | Квартира 45 кв. м, ипотека 20 лет.
clean | Процент 12,9, срок 36 месяцев.
clean | 1 000 000 причин улыбнуться
clean | 2+2=4, а 5+5=10.
clean | ГОСТ 12345-67 давно отменён.
clean | Том 3, страница 214, строка 7.
clean | Серия 4, сезон 2, лучшая сцена на 38:15.
clean | Пиши в личку на сайте, там отвечу.
clean | Телега скрипела, лошадь устала.
clean | Инста-красота меня не трогает.
clean | Сигналы, точки, тире: люблю азбуку Морзе.
clean | Ник Кейв, Том Уэйтс и тишина.
clean | Мой инстаграм мёртв.
clean | Мой телеграм взломали дважды.
clean | В фейсбуке я раз в год.
clean | Мой инстаграм: тишина и пыль.
clean | Телеграм: нет. Письма: да.
clean | Люблю Netflix, HBO и книги.
clean | Телеграм-каналы про космос читаю ежедневно.
clean | Найди меня в толпе по красному шарфу.
clean | Номер маршрутки 27, остановка у рынка.
clean | Лото: 5, 12, 23, 34, 41, 47.
clean | Скайп, аська, диалап: молодость.
clean | Снял квартиру за 35 000, плюс 5 000 коммуналка.
clean | Тройка, семёрка, туз.
clean | Раз два три четыре пять шесть семь.
clean | Один два три, один два три, вальс.
clean | Пять минут, десять минут, час.
clean | Перезвоню через 5-10 минут.
clean | Тариф 450 рублей, 30 ГБ, 500 минут.
clean | Рейс SU 1402, место 14A, терминал D.
clean | Рост/вес/возраст: 178/74/36
email | почта ⟦anton@example.com⟧
email | ⟦anton.k@mail.ru⟧ отвечаю не сразу
email | пиши: ⟦anton (собака) example (точка) com⟧
email | ⟦anton собака yandex точка ru⟧
email | ⟦anton [at] example [dot] org⟧
email | a n t o n @ e x a m p l e . c o m
email | мыло anton собачка gmail точка com
email | ⟦аntоn@ехаmрlе.com⟧
email | антон собака мейл точка ру
email | anton эт bk тчк ru
email | anton_k @ inbox . ru
email | anton@yandex,ru
email | anton.k1990@gmail.com
email | anton[собака]gmail[точка]com
email | anton sobaka gmail tochka com
email | anton собака mail точка ru
email | почта: anton(at)mail(dot)ru
email | anton @ yandex . ru
email | антон собака яндекс точка ру
email | anton@mail,ru
email | на яндексе anton.k1990, почта
email | anton[гав]mail.ru
email | anton гав mail точка ru
email | anton at bk dot ru
email | емейл anton_k собачка inbox точка ру
phone | ⟦+7 900 555-01-23⟧
phone | ⟦89005550123⟧
phone | тел. ⟦8 (900) 555-01-23⟧
phone | звони ⟦8-900-555-01-23⟧
phone | 79005550123 вотсап
phone | ⟦восемь девять ноль ноль пять пять пять ноль один два три⟧
phone | восемь девятьсот пять пять пять ноль один два три
phone | 8 9 0 0 5 5 5 0 1 2 3
phone | 8 9ОО 555 О1 2З
phone | 8️⃣9️⃣0️⃣0️⃣5️⃣5️⃣5️⃣0️⃣1️⃣2️⃣3️⃣
phone | восемь900 пять55 ноль1 23
phone | 8🌿900🌿555🌿01🌿23
phone | мой номер 900 555 01 23
phone | +7.900.555.01.23
phone | +7_900_555_01_23 жду
phone | 8 999 555 01 23
phone | 8(999)555-01-23
phone | +7 999 5550123
phone | +7-999-555-01-23
phone | 7 999 555 01 23
phone | 9995550123
phone | 999 555-01-23
phone | 8-999-555-0123
phone | восемь девять девять девять пять пять пять ноль один два три
phone | восемь девятьсот девяносто девять пятьсот пятьдесят пять ноль один двадцать три
phone | плюс семь девять девять девять пять пять пять ноль один два три
phone | 8 девятьсот 555 01 23
phone | 8.999.555.01.23
phone | 8/999/555/01/23
phone | 8 999 пять пять пять 01 23
phone | вайбер +79995550123
phone | мой ватсап 89995550123
phone | тел: восемь999пять55ноль123
phone | ８９９９５５５０１２３
phone | 8⁹⁹⁹⁵⁵⁵⁰¹²³
phone | 8 (9 9 9) 5 5 5 0 1 2 3
phone | набирай 8-999-55-50-123
phone | +3 7 5 2 9 5 5 5 0 1 2 3
phone | 375 29 555 01 23
phone | +375 (29) 555-01-23
phone | +77015550123
phone | 495 555 01 23 городской, звоните
phone | пять пять пять ноль один два три
url | ⟦https://example.com/anton⟧
url | мой сайт ⟦example.ru⟧
url | ⟦www.velvetharbor.net⟧ там всё
url | velvetharbor точка com
url | ⟦лампа.рф⟧ заходи
url | velvetharbor [.] ru
url | ссылка ⟦clck.ru/3xYzAb⟧
url | страница vk.com/anton.noch
url | хттп://velvetharbor.ru
url | https://lampa.ru/anton
url | lampa.ru
url | lampa точка ру
url | лампа.рф
url | лампа точка рф
url | www.lampa.su
url | vk.com/id12345
url | vk.cc/abc
url | ok.ru/profile/12345
url | lampa[.]ru
url | boosty.to/anton
url | дзен: dzen.ru/anton
url | ссылка в профиле: taplink.cc/anton
url | сайт janedoe точка com
url | janedoe нокта com janedoe.com
handle | телеграм ⟦@anton_noch⟧
handle | мой тг ⟦anton_noch⟧
handle | инстаграм: ⟦anton.noch⟧
handle | в инсте ⟦antonnoch⟧
handle | ⟦anton_noch⟧ в телеграме
handle | телега antonnoch
handle | тилиграм anton_noch
handle | ватсап ник anton88
handle | вк: anton.noch
handle | снап anton_snap
handle | дискорд anton#1234
handle | сигнал: anton.42
handle | скайп live:anton
handle | пиши ⟦@anton_noch⟧, не стесняйся
handle | т е л е г р а м : a n t o n n o c h
handle | тикток anton_tok
handle | найдёшь меня в инстаграм под ником lampaanton
handle | вайб anton_viber
handle | найди меня anton_noch
handle | тг @anton_noch
handle | телеграмм: anton_noch
handle | телеге: anton_noch
handle | ищи в телеграме anton_noch
handle | инста @anton.noch
handle | инст anton_noch
handle | мой ник в телеграм anton_noch
handle | ник anton_noch, ты знаешь где
handle | в тг я antonnoch
handle | напиши в телеграм, anton_noch
handle | вк anton_noch
handle | вконтакте: id123456789
handle | ТГ - antonnoch
handle | тик-ток: @anton_noch
handle | дискорд: anton_noch
handle | signal anton_noch.01
handle | Телеграм ➡️ anton_noch
handle | т.е.л.е.г.р.а.м anton_noch
handle | тeлeгpaм anton_noch
handle | ватсап: anton_noch
handle | ютуб канал antonnoch
handle | одноклассники anton.noch
handle | скайп anton_noch
handle | аська 123456789
handle | ася 123-456-789
handle | Іnstagram janedoe99
handle | телеграм джейн: @janedoe
handle | вайбер: janedoe
handle | в телеге janedoe
handle | вацап janedoe99
handle | инстаграмм janedoe99
handle | ищите в тг: janedoe
payment | карта ⟦4242 4242 4242 4242⟧
payment | сбер 4242424242424242
payment | ⟦paypal.me/antonnoch⟧
payment | биток ⟦1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa⟧
payment | кидай на ⟦TJRabPrwbZy45sbavfcjinPJC18kjpRTv8⟧
payment | юмани 4100 1155 5012 3456
payment | перевод IBAN ⟦DE89 3704 0044 0532 0130 00⟧
payment | карта тинькофф 5536 9137 1234 5678
payment | номер карты: 2200 1234 5678 9010
payment | сбер по номеру 8 999 555 01 23
payment | киви +79995550123
payment | кошелек yoomoney 410011555012345
payment | биткоин bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq
payment | картка 4242424242424242
payment | скинь на карту 5555555555554444
`;
