/** Arabic, set aside: never read while the detector is tuned. */
export const holdoutArabic = `
clean | عمري ٣٤ سنة وطولي ١٧٥ سم ووزني ٦٨ كغ.
clean | متفرغ من الساعة 7:30 حتى 10 مساءً.
clean | العشاء يكلف حوالي 250 ريال بدون العصير.
clean | أعيش في دبي منذ 2013، وقبلها في عمّان 2004-2012.
clean | مقاس الحذاء 42 والقميص L.
clean | واحد، اثنان، ثلاثة، ننطلق.
clean | نقطة. لا أريد أن أضيف شيئًا.
clean | أعطي الفيلم 8/10 والقهوة 10/10.
clean | أرد عادة خلال ٢٤ ساعة.
clean | لا أستخدم واتساب ولا تيليجرام للعمل.
clean | غرفة 512، الطابق الخامس.
clean | ولدت في 12/05/1990 في بيروت.
clean | أعطني إشارة إن شعرت بالملل.
clean | ركضت 10.5 كم في 58 دقيقة.
clean | اشتريت ٣ كتب بسعر ١٤٩٫٩٠ درهم.
clean | قطتي عمرها ثلاث سنوات ونصف.
clean | من كل عشرة أصدقاء سبعة يحبون الشاي.
email | راسلني على ⟦lina آت example نقطة com⟧
email | بريدي ⟦omar.k(at)example.org⟧
email | ⟦salma @ velvetharbor . net⟧ في أي وقت
email | الإيميل ⟦yousef [at] gmail [dot] com⟧
phone | اتصل بي ⟦+966 50 555 0123⟧
phone | رقمي ⟦٠٥٠ ٥٥٥ ٠١٤٤⟧
phone | ⟦صفر خمسة صفر خمسة خمسة خمسة صفر واحد اثنين ثلاثة⟧
phone | جوال ⟦0505550188⟧ مساءً فقط
phone | موبايل 0-1-0-0-5-5-5-0-1-2-3
url | كل شيء على ⟦www.velvetharbor.net⟧
url | موقعي velvetharbor نقطة com
url | الصور هنا ⟦https://velvetharbor.net/lina⟧
handle | تيليجرام: ⟦lina_night⟧
handle | سناب ⟦omar_k90⟧
handle | انستا ⟦salma.dxb⟧
handle | تابعوني ⟦@yousef_notes⟧
handle | حسابي على الديسكورد lina#0420
payment | باي بال ⟦paypal.me/linanight⟧
payment | آيبان ⟦SA03 8000 0000 6080 1016 7519⟧
clean | في البحيرة 14 قاربًا ومنقذ واحد.
clean | كلفني الترميم 45,900 درهم، مؤلم.
clean | النتيجة 6:4 و7:6 و6:2 ثم شاي.
clean | السادسة صباحًا وخمس درجات وأنا وحدي على المقعد.
clean | جربت تطبيقات كثيرة والكتب أفضل.
clean | في قائمتي 1342 أغنية.
clean | من نقطة إلى نقطة، بهدوء.
email | إيميلي ⟦hala.h@gmail.com⟧
handle | ⟦@lampa_ar⟧ هذا أنا
phone | اتصلوا ⟦055-555-0188⟧
url | مدونتي ⟦lampa-lina.com/about⟧
clean | متقاعدة، عمري ٦١ سنة، ولدي ابنان.
clean | أزرع الورد وأقرأ الروايات وأفكر كثيرًا.
clean | أمسيتي المثالية تنتهي قبل 23:00.
clean | عندي حساسية من القطط ومن منبه السادسة صباحًا.
clean | استغرق الطريق ١٧ دقيقة وثلاث حافلات.
clean | لا أدخن منذ 11.11.2016.
clean | نهاية الأسبوع فقط، من 2 إلى 6.
clean | انتقلت ٨ مرات في ١٢ سنة.
clean | أبحث عن شريك للرقص، الطول 175–190.
clean | نبدأ بالقهوة ثم نرى.
clean | في واتساب العائلة لا تتوقف عن الكتابة.
clean | تيك توك أكل تركيزي.
clean | نفدت بطارية الهاتف مرتين وأنا أكتب.
clean | التذاكر بـ 120 و180 و240 ريالًا.
clean | صفحة 394، الفقرة الثالثة.
clean | من يصحو باكرًا.يريد النوم.
clean | نقطتان وقوس: هذه ابتسامة.
clean | كلبي بوك وزنه 32 كيلو.
clean | البريد يعمل من 9 إلى 18.
clean | ضعوا الصورة هنا في المعرض.
email | اكتبوا إلى ⟦dana.l@example.com⟧
email | dana_l آت gmail نقطة com
email | d a n a @ g m a i l . c o m
email | بريدي ⟦dana (آت) example (نقطة) org⟧
phone | جوال ⟦056 555 0166⟧
phone | صفر خمسة ستة، خمسة خمسة خمسة، صفر واحد، ستة ستة
phone | 0🌻5🌻6🌻5🌻5🌻5🌻0🌻1🌻6🌻6
phone | اتصلوا: +966 56 555 0166
phone | صفر خمسة ستة ٥٥٥ ٠١٦٦
url | المعرض على ⟦dana.example.com⟧
url | dana-lis نقطة com
url | هنا ⟦https://dana-lis.net/pic⟧
handle | تيليجرام — dana_lis
handle | أنا في انستا: ⟦dana.lis⟧
handle | ⟦@dana_lis⟧ في كل مكان
handle | dana_lis على تيليجرام
handle | ديسكورد dana#5512
handle | فيسبوك dana.lis.7
payment | بطاقة 4000 0566 5566 5556
payment | باي بال dana_lis
`;
