export const traditionalChinese = `
clean | 身高175公分，體重68公斤，今年34歲。
clean | 鞋子38.5號，衣服M號。
clean | 我通常24小時內回覆。
clean | 價格25.50，打九折。
clean | 民國79年生，屬馬。
clean | 早上9:00到下午5:30上班。
clean | 有3–5年的經驗。
clean | 滿分10/10，非常推薦。
clean | 我喜歡下雨，一點也不討厭。
clean | 八點半在酒吧門口見。
clean | 差一點就遲到了，下次早點出門。
clean | 說真的，有點想你。
clean | 2019、2020、2021年都在國外。
clean | 房子25坪，三扇窗，兩隻貓。
clean | 住在12號3樓之1。
clean | 一、二、三、四、五，開始！
clean | 十九八七六五四三二一，發射！
clean | IG看太多，眼睛會痠。
clean | 我把臉書和抖音都刪了。
clean | 很少用LINE聊天，喜歡見面聊。
clean | 檔案photo_2024.jpg打不開。
clean | 平常寫Node.js，偶爾寫Vue.js。
clean | 版本2.10.3比2.11.0好。
clean | 慢慢來……不急……
clean | 訊號不好，但是風景不錯。
clean | 半馬跑了1:52:30，進步了。
clean | 咖啡150元，茶120元。
clean | 年齡30到45，上下5歲都可以。
clean | 訂單編號20240315又遲到了。
clean | 三天打魚，兩天曬網。
clean | 看了五遍，哭了七次。
clean | 在這裡留言給我就好。
clean | 每個星期天打電話給媽媽。
clean | 182/80/39，安靜，不抽菸。
clean | 總共花了12,500塊，值得。
clean | 七七八八的小事都可以聊。
clean | 不要賴床，早起看日出。
clean | 第3章第5節，讀到第128頁。
clean | 我家的小老鼠叫豆豆。
clean | 排隊線很長，等了45分鐘。
clean | 今年28歲，慢熟，喜歡安靜。
clean | 身高168，體重55，穿S號。
clean | 想找35到50歲之間的朋友。
clean | 不加LINE，不留電話，站內聊就好。
clean | 請不要問我要LINE ID。
clean | LINE群組太吵，我都靜音。
clean | 手機晚上十點以後關機。
clean | 2020年畢業，2021年工作，2022年養貓。
clean | 一杯咖啡80元，一杯茶60元。
clean | 一百二十三階，我每天爬。
clean | 七上八下的心情，五味雜陳。
clean | 九點一刻到，十點半走。
clean | 重點是人好，特點是話少。
clean | 捷運2號線，8站，25分鐘。
clean | 房租15000一個月，押二付一。
clean | 票價120，學生60，長輩免費。
clean | 民國七十九年次，屬馬。
clean | IG上的人都很快樂，現實不一定。
clean | 飛機誤點了3個小時。
clean | 他賴在沙發上不起來。
clean | 我愛看Netflix和Disney+。
clean | 會說English和一點日本語。
clean | 我的MBTI是INFJ，星座是雙魚。
clean | 週末去gym，平常做yoga。
clean | 第1次約會喝咖啡，第2次看展。
clean | 175/70/35，不菸不酒。
clean | 密碼忘了三次，帳號鎖了兩次。
clean | 街口吃碗麵，再去散步。
clean | 信箱裡全是廣告。
clean | 一二三四，二二三四，再來一次。
clean | 車票NT$1,490，來回2,980。
clean | 用iPhone 15拍照，用Mac寫字。
clean | 線上聊天比線下容易。
clean | 推特改名成X，我還是不習慣。
clean | 脆脆的餅乾最好吃。
clean | 電報是上個世紀的事了。
clean | Line dance跳了兩年，很開心。
clean | 高鐵0823車次，左營發車。
clean | 台北市中山北路二段45巷6號3樓。
clean | 郵遞區號10491，地址不公開。
clean | 我的LINE頭像是一隻貓。
clean | IG限動看完就忘。
clean | 在Netflix追劇，在Spotify聽歌。
clean | 我用LINE和Facebook聯絡家人。
clean | 發票號碼AB-12345678沒中獎。
clean | 統一編號12345678是公司的。
clean | 樂透：05 12 23 28 31 33。
clean | 高鐵123車次，5車8A。
clean | 手機門號想換，電信太貴。
email | 信箱⟦yating@example.com⟧
email | ⟦yating@example.com.tw⟧，慢慢回
email | 寫信：⟦yating(at)example(dot)com⟧
email | ⟦yating小老鼠example點com⟧
email | ⟦yating [at] example [dot] tw⟧
email | y a t i n g @ e x a m p l e . c o m
email | 信箱 yating 小老鼠 gmail 點 com
email | ⟦ｙａｔｉｎｇ＠ｅｘａｍｐｌｅ．ｃｏｍ⟧
email | yating艾特yahoo點com點tw
email | yating＠gmail。com
email | 我的信箱是 yating 老鼠 hotmail 點 com
email | yating在gmail點com
email | yating1990@gmail.com
email | yating1990 at gmail dot com
email | yating1990小老鼠gmail點com
email | yating@gmail。com
email | yating＠yahoo．com．tw
email | 信箱：yating 小老鼠 yahoo 點 com 點 tw
email | yating【at】gmail【dot】com
email | yating(小老鼠)gmail(點)com
email | Gmail: yating1990
phone | 手機⟦0912555012⟧
phone | ⟦+886 912 555 012⟧
phone | 電話：⟦0912-555-012⟧
phone | ⟦0 9 1 2 5 5 5 0 1 2⟧
phone | ⟦零九一二 五五五 零一二⟧
phone | 零玖壹貳伍伍伍零壹貳
phone | ０９１２５５５０１２
phone | 打給我0️⃣9️⃣1️⃣2️⃣5️⃣5️⃣5️⃣0️⃣1️⃣2️⃣
phone | 零9一2五五5零12
phone | 0912🌸555🌸012
phone | ⓪⑨①②⑤⑤⑤⓪①②
phone | 零，九，一，二，五，五，五，零，一，二
phone | 市話02-5555-0123
phone | 聯絡 0912.555.012
phone | (02) 5555 0123 白天都在
phone | 0912345678
phone | 0912-345-678
phone | 0912 345 678
phone | +886912345678
phone | +886-912-345-678
phone | 零九一二三四五六七八
phone | 零玖壹貳 參肆伍 陸柒捌
phone | 0九1二3四5六7八
phone | 0-9-1-2-3-4-5-6-7-8
phone | 0👍9👍1👍2👍3👍4👍5👍6👍7👍8
phone | ⓪⑨①②③④⑤⑥⑦⑧
phone | 手機0912開頭，後面345678
phone | (02)2345-6789
phone | 02-2345-6789
phone | 打 0912，345，678
phone | 電話 2345-6789
phone | ０９１２－３４５－６７８
phone | 電話五五五零一二三四
url | ⟦https://example.com/yating⟧
url | 我的網站⟦example.tw⟧
url | ⟦www.velvetharbor.net⟧都在這裡
url | 網址velvetharbor點com
url | velvetharbor。com 自己看
url | 打開 velvetharbor [.] tw
url | 連結⟦reurl.cc/3xYzAb⟧
url | velvetharbor點com點tw
url | lihi.cc/a1B2c
url | https://lampa.tw
url | lampa.com.tw
url | lampa點tw
url | lampa 點 com
url | www.lampa.tw
url | lampa。tw
url | instagram.com/yating1990
url | lin.ee/abc123
url | line.me/ti/p/abc123
url | lampa.pixnet.net
url | dcard.tw/@yating
handle | 賴：⟦yating0912⟧
handle | 加賴⟦yating_tw⟧
handle | line id：⟦yating0912⟧
handle | LINE ⟦yating_tw⟧
handle | 我的Line是yating_tw
handle | 加我line yating0912
handle | IG：⟦yating.w⟧
handle | ig ⟦yating_w⟧
handle | 哀居yating_w
handle | 微信：⟦yating0912⟧
handle | ＬＩＮＥ：yating0912
handle | 飛機 ⟦@yating_w⟧
handle | telegram搜尋yating_w
handle | 臉書：yating.writes
handle | FB yating.writes
handle | 抖音號：yating_dy
handle | 脆 @yating_w
handle | 推特yating_writes
handle | l i n e : yating0912
handle | 關注 ⟦@yating_w⟧
handle | 小紅書yating_xhs
handle | discord：yating#0912
handle | line：yating1990
handle | LINE id: yating1990
handle | Line yating1990
handle | line加我 yating1990
handle | 賴yating1990
handle | 加賴 yating1990
handle | 我的賴是yating1990
handle | 來 line yating1990 聊
handle | L.I.N.E：yating1990
handle | IG yating1990
handle | ig：@yating1990
handle | IG搜yating1990
handle | instagram yating1990
handle | 哀居：yating1990
handle | FB：yating.lin.90
handle | 臉書yating.lin.90
handle | telegram @yating1990
handle | TG：yating1990
handle | 飛機 yating1990
handle | 微信yating1990
handle | 脆：@yating1990
handle | threads @yating1990
handle | discord yating1990
handle | DC：yating#1990
handle | 抖音yating1990
handle | 推特 @yating1990
handle | WhatsApp yating1990
handle | skype：yating1990
handle | 我的id是yating1990
handle | 賴ID：janedoe
handle | IG帳號janedoe
handle | 電報：@janedoe
payment | 街口支付 905550199
payment | 信用卡 ⟦4242 4242 4242 4242⟧
payment | 匯到4242424242424242
payment | ⟦paypal.me/yating⟧
payment | usdt地址 ⟦TJRabPrwbZy45sbavfcjinPJC18kjpRTv8⟧
payment | 比特幣 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa
payment | 街口帳號905550123
payment | 匯款帳號 822 123456789012
payment | 信用卡4000 1234 5678 9010
payment | paypal：yating1990
payment | 轉帳 012-345678901234
`;
