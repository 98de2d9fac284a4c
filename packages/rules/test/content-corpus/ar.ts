export const arabic = `
clean | طولي 1.75 م ووزني 68 كغ وعمري 34 سنة.
clean | مقاس الحذاء 38.5 والثوب 54.
clean | أرد خلال 24 ساعة.
clean | السعر 25.50 والخصم 10٪.
clean | من مواليد 1990 في القاهرة.
clean | أعمل من 9:00 إلى 17:30 ثم أعيش.
clean | خبرة من 3–5 سنوات.
clean | التقييم 10/10 بلا تردد.
clean | أراك عند المقهى في الثامنة.
clean | أحب المطر.وهي أيضًا.
clean | قلت لا، نقطة انتهى.
clean | كنت هناك في 2019 و2020 و2021.
clean | الشقة 64 م²، ثلاث نوافذ وقطتان.
clean | شارع الورد 12، شقة 5، الدور 3.
clean | كان الزفاف في 12.07.2014.
clean | عدد السكان 9,540,000 ولا أحد أحدثه.
clean | واحد اثنان ثلاثة أربعة، نبدأ.
clean | عشرة، تسعة، ثمانية، سبعة، ستة، خمسة، أربعة، ثلاثة، اثنان، واحد، انطلاق!
clean | انستغرام يأخذ وقتًا كثيرًا.
clean | حذفت فيسبوك وتيك توك.
clean | واتساب للعائلة فقط.
clean | الملف photo_2024.jpg لا يفتح.
clean | أكتب Node.js وقليلًا من Vue.js.
clean | الإصدار 2.10.3 أفضل من 2.11.0.
clean | على مهل... لا داعي للعجلة...
clean | الإشارة ضعيفة لكن المنظر جميل.
clean | نصف ماراثون في 1:52:30.
clean | القهوة ١٤ ريالًا والشاي ١٢٫٥٠.
clean | العمر ٣٠–٤٥، زائد ناقص ٥.
clean | الطلب رقم 20240315 تأخر.
clean | شاهدته خمس مرات وبكيت سبع مرات.
clean | اكتبوا لي هنا، أقرأ كل شيء.
clean | أتصل بأمي كل جمعة في 12.
clean | 182/80/39، هادئ، لا أدخن.
clean | دفعت 12,500 جنيه وكان يستحق.
clean | ثلاثمئة وخمسة وستون يومًا في السنة.
clean | لدي ٢٠٠٠ كتاب وصفر ندم.
clean | بين الثانية والثالثة سأكون متفرغًا.
clean | خطي واضح: الصدق أولًا.
clean | عمري تسع وعشرون سنة وأعيش وحدي.
clean | طولي 168 ووزني 55 ومقاسي 38.
clean | أبحث عن رجل بين 35 و50 سنة.
clean | لا أكتب في واتساب، هنا فقط.
clean | تيليجرام عندي فارغ مثل الثلاجة.
clean | الهاتف مغلق بعد 10 مساءً.
clean | رقم حذائي 39.
clean | اشتريت هاتفًا بـ 2,599 ريال وندمت.
clean | رقم واحد في قائمتي: آيسلندا.
clean | القطار 743 ينطلق 06:49 من رصيف 5.
clean | شارع الملك 12، شقة 34، الدور 2.
clean | الحرارة 36.6 والمزاج 100.
clean | قرأت 52 كتابًا هذا العام.
clean | الدوام من 8:00 إلى 16:00.
clean | نعم.لا.ربما.اسأل غدًا.
clean | شخصان كبيران وثلاثة أطفال وقط واحد.
clean | خمس وأربعون سنة معًا.
clean | مئة وثلاث وعشرون درجة إلى بيتي.
clean | واحد، اثنان، ثلاثة، أربعة، خمسة، ستة، سبعة: نرقص!
clean | أحب أفلام التسعينات وموسيقى الثمانينات.
clean | المسافة 540 كم، 6 ساعات و20 دقيقة.
clean | فيسبوك يعرف عني الكثير.
clean | ألعب Dota 2 والشطرنج.
clean | الملف final.docx ضاع.
clean | اتصلوا بأمهاتكم، فهن مشتاقات.
clean | البطاقة للسينما بـ 45 ريالًا.
clean | نقطة البداية عندي الصدق.
clean | نقطة سوداء على جدار أبيض.
clean | ١٠٠٪ حقيقي، ٠٪ دراما.
clean | نسيت كلمة السر 3 مرات.
clean | عشت في London و Berlin.
clean | أبرمج بلغة Python 3.12 و C++.
clean | سناب وانستا وتيك توك: حذفتها كلها.
clean | درجاتي: 87، 92، 95، 78، 100.
clean | في عام ١٩٩٠ ولدت، وفي ٢٠١٢ تخرجت.
clean | من ٢٠١٥ إلى ٢٠٢٠ عشت في دبي.
clean | كيك الشوكولاتة ضعفي الوحيد.
clean | وقفت على خط البداية، لاين أب جميل.
clean | آت من بعيد، ونقطة الوصول هنا.
clean | السعر ١٬٢٥٠٫٠٠ درهم.
clean | انستغرامي ميت.
clean | اخترقوا تيليجرام مرتين.
clean | في فيسبوك أدخل مرة في السنة.
clean | أحب Netflix والكتب.
clean | يانصيب: 5، 12، 23، 34، 41.
clean | خمس دقائق، عشر دقائق، ساعة.
clean | الحافلة 480، الرصيف 3، 07:15.
clean | هاتفي قديم، iPhone 11 من 2019.
clean | 178/74/36، لا أدخن
clean | سورة 2، آية 255.
clean | من ١ إلى ١٠ أعطيها ٩.
clean | ١٢٬٥٠٠ كتاب في المكتبة.
email | بريدي ⟦lina@example.com⟧
email | ⟦lina.k@example.org⟧ وأرد ببطء
email | اكتب: ⟦lina (آت) example (نقطة) com⟧
email | ⟦lina آت example نقطة org⟧
email | ⟦lina [at] example [dot] com⟧
email | l i n a @ e x a m p l e . c o m
email | ايميل lina ات gmail دوت com
email | ⟦linа@ехаmple.com⟧
email | lina آت جيميل نقطة كوم
email | lina_k @ example . com . sa
email | lina@gmail,com
email | لينا على lina at hotmail dot com
email | lina1990@gmail.com
email | lina1990 ات gmail نقطة com
email | lina1990 at gmail dot com
email | lina[آت]gmail[نقطة]com
email | lina @ hotmail . com
email | إيميلي lina1990 على جيميل
email | lina آت ياهو نقطة كوم
email | البريد: lina.night (at) gmail (dot) com
email | lina@جيميل.com
email | lina أت هوتميل دوت كوم
phone | ⟦+966 50 555 0123⟧
phone | ⟦0505550123⟧
phone | هاتف ⟦050-555-0123⟧
phone | ⟦(050) 555 0123⟧ بعد السادسة
phone | اتصل 966505550123
phone | 0 5 0 5 5 5 0 1 2 3
phone | ٠٥٠٥٥٥٠١٢٣
phone | 0️⃣5️⃣0️⃣5️⃣5️⃣5️⃣0️⃣1️⃣2️⃣3️⃣
phone | صفر50 خمسة55 صفر1 23
phone | ٠٥٠🌿٥٥٥🌿٠١٢٣
phone | واتساب 0505550144
phone | رقمي ٠٥٠.٥٥٥.٠١٢٣
phone | موبايل 01005550123
phone | صفر، خمسة، خمسة، خمسة، خمسة، صفر، واحد، سبعة، سبعة
phone | ۰۵۰ ۵۵۵ ۰۱۲۳
phone | كلمني 00971505550123
phone | 0501234567
phone | 050 123 4567
phone | 050-123-4567
phone | +966501234567
phone | +966 50 123 4567
phone | 00966501234567
phone | 966-50-123-4567
phone | ٠٥٠١٢٣٤٥٦٧
phone | ٠٥٠ ١٢٣ ٤٥٦٧
phone | +٩٦٦ ٥٠ ١٢٣ ٤٥٦٧
phone | صفر خمسة صفر واحد اثنين ثلاثة أربعة خمسة ستة سبعة
phone | صفر خمسة صفر 123 45 67
phone | ٠-٥-٠-١-٢-٣-٤-٥-٦-٧
phone | واتس 0501234567
phone | رقمي واتساب +971 50 123 4567
phone | 01012345678
phone | +20 101 234 5678
phone | +962 79 123 4567
phone | +961 71 123 456
phone | كلموني على 0551234567
phone | جوالي خمسة خمسة صفر ثمانية سبعة ستة واحد
phone | ⓪⑤⓪①②③④⑤⑥⑦
phone | هاتف المنزل 011 234 5678
phone | خمسة خمسة خمسة صفر واحد اثنان ثلاثة
phone | نقطة اتصال: ٠٥٥ ٥٥٥ ٠١٢٣
url | ⟦https://example.com/lina⟧
url | موقعي ⟦example.net⟧
url | ⟦www.velvetharbor.net⟧ كل شيء هناك
url | velvetharbor نقطة com
url | velvetharbor [.] ae
url | رابط ⟦bit.ly/3xYzAbC⟧
url | صفحتي velvetharbor.com/lina
url | هنا t.me/lina_night
url | velvetharbor دوت نت
url | https://lampa.com
url | lampa.com
url | lampa نقطة com
url | lampa نقطة كوم
url | www.lampa.ae
url | موقع lampa.sa
url | instagram.com/lina_night
url | t.me/lina_night
url | lampa[.]com
url | lampa دوت نت
handle | تيليجرام ⟦@lina_night⟧
handle | تلغرام ⟦lina_night⟧
handle | انستغرام: ⟦lina.night⟧
handle | انستا ⟦linanight⟧
handle | ⟦lina_night⟧ على تيليجرام
handle | تليقرام linanight
handle | واتس lina_w88
handle | فيسبوك lina.night.5
handle | سناب شات lina_snap
handle | سنابي: linanight
handle | ديسكورد lina#1234
handle | سيجنال: lina.42
handle | سكايب live:lina
handle | راسلوني ⟦@lina_night⟧ بلا تردد
handle | t e l e g r a m : l i n a n i g h t
handle | تيك توك lina_tok
handle | تجدني في instagram باسم lampalina
handle | كيك lina_kik
handle | تويتر lina_writes
handle | تيليجرام: @lina_night
handle | تلجرام lina1990
handle | على تيليجرام أنا lina_night
handle | ابحث عني في تيليجرام lina_night
handle | تليجرامي lina_night
handle | انستا: @lina.night
handle | انستقرام linanight
handle | حسابي انستا lina_night
handle | تابعني @lina.night
handle | سناب lina1990
handle | سنابي lina1990
handle | سناب شات: lina1990
handle | فيس: Lina.Night.5
handle | ديسكورد: linanight
handle | تيك توك @lina_night
handle | واتساب: lina_night
handle | سيجنال lina_night.01
handle | كيك: linanight
handle | تويتر @lina_night
handle | يوزري lina_night
handle | اسم المستخدم lina_night
handle | TG lina_night
handle | تيليجرام➡️lina_night
handle | ماسنجر lina.night
handle | ت ي ل ي ج ر ا م lina_night
handle | تلغرام janedoe
handle | انستغرام @janedoe
handle | سناب: janedoe99
handle | واتساب janedoe99
handle | حسابي في تويتر janedoe
payment | بطاقة ⟦4242 4242 4242 4242⟧
payment | حوّل إلى 4242424242424242
payment | ⟦paypal.me/linanight⟧
payment | بيتكوين ⟦1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa⟧
payment | المحفظة ⟦TJRabPrwbZy45sbavfcjinPJC18kjpRTv8⟧
payment | الآيبان ⟦AE07 0331 2345 6789 0123 456⟧
payment | باي بال: linanight
payment | بطاقة 4580 1234 5678 9012
payment | SA0380000000608010167519
payment | حول على ايبان AE070331234567890123456
payment | stc pay 0501234567
payment | بطاقة 5555 5555 5555 4444
`;
