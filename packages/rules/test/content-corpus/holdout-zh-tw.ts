/** Traditional Chinese, set aside: never read while the detector is tuned. */
export const holdoutTraditionalChinese = `
clean | 我三十八歲，身高176公分，體重68公斤。
clean | 平日晚上七點到十點比較有空。
clean | 晚餐大概要1,500元，飲料另計。
clean | 2012年到2019年住在台中，之後搬到台北。
clean | 鞋子穿41號，衣服L號。
clean | 一點點緊張，兩點見面，三點就好了。
clean | 我不太用Line，也很少看IG。
clean | 房號1508，出電梯右轉。
clean | 滿分10分的話，我給8.5分。
clean | 通常24小時內會回覆。
clean | 家裡有一隻狗和兩隻老鼠，都很可愛。
clean | 一二三，木頭人，四五六，不要動。
clean | 出生於1988年11月3日，天蠍座。
clean | 給我一個訊號，我就停下來。
clean | 今天跑了8.2公里，花了49分鐘。
clean | 他說賴著不走也沒關係，慢慢來。
clean | 檔名是報告final.pdf，記得存檔。
email | 我的信箱：⟦yating小老鼠example點com⟧
email | 寫信到 ⟦chiahao [at] example [dot] org⟧
email | ⟦peishan@velvetharbor。net⟧ 都可以
email | 來信 ⟦weiting at gmail dot com⟧
phone | 手機⟦0912-555-012⟧
phone | 打給我 ⟦+886 912 555 014⟧
phone | ⟦零九一二五五五零一八⟧ 晚上都在
phone | 電話是０９８７・５５５・０１２
phone | ⓪⑨③③⑤⑤⑤⓪①⑦
url | 作品都在⟦https://velvetharbor.tw/yating⟧
url | 網址 quietorchard 點 com 點 tw
url | 看 ⟦linktr.ee/chiahao⟧
handle | 加賴：⟦yating0912⟧
handle | LINE ID ⟦chiahao_tw⟧
handle | IG是⟦peishan.w⟧
handle | 飛機號 ⟦@weiting_88⟧
handle | 臉書搜尋 ⟦peishan.writes⟧
payment | 街口帳號 ⟦905550123⟧
payment | 刷卡 ⟦3566 0020 2036 0505⟧
clean | 湖上有14艘船，只有一個救生員。
clean | 裝潢花了45,900元，心痛。
clean | 比數6:4、7:6、6:2，然後喝茶。
clean | 六點起床，五點天就亮了。
clean | 試過很多軟體，還是書最好。
clean | 歌單裡有1342首歌。
clean | 從A點到B點，走路15分鐘。
email | 郵件 ⟦ruoxi.h@gmail.com⟧
handle | ⟦@lampa_tw⟧ 就是我
phone | 打 ⟦0933-555-188⟧ 找我
url | 部落格 ⟦lampa-yating.com/about⟧
clean | 退休老師，今年六十一，兩個兒子都成家了。
clean | 種花、看偵探小說、想太多。
clean | 理想的夜晚在十一點之前結束。
clean | 對貓過敏，對鬧鐘更過敏。
clean | 路上花了17分鐘，換了三班車。
clean | 2016年11月11日開始戒菸。
clean | 只有週末下午兩點到六點有空。
clean | 十二年搬了八次家。
clean | 想找舞伴，身高175到190。
clean | 先喝咖啡，再看緣分。
clean | LINE群組太多，我都關提醒。
clean | 抖音吃掉了我的注意力。
clean | 寫這段話的時候手機沒電了兩次。
clean | 門票分120、180和240三種。
clean | 第394頁，第三段。
clean | 兩個點加一個括號就是笑臉。
clean | 我的狗叫布克，32公斤。
clean | 郵局9點到18點營業。
clean | 圖片放到這裡的相簿就好。
clean | 賴床是我的專長，早起是我的夢想。
email | 寫到⟦anjing.l@example.com⟧
email | anjing_l 小老鼠 gmail 點 com
email | a n j i n g @ g m a i l . c o m
email | 我的信箱⟦anjing(at)example(dot)org⟧
phone | 手機 ⟦0955 550 166⟧
phone | 零九五五，五五零，一六六
phone | 0🌻9🌻5🌻5🌻5🌻5🌻0🌻1🌻6🌻6
phone | 打電話：+886 955 550 166
phone | 零玖伍伍伍伍零壹陸陸
url | 相簿在⟦anjing.example.com⟧
url | anjing-lis點com點tw
url | 就是⟦https://anjing-lis.net/tu⟧
handle | LINE anjing_lis
handle | 賴：⟦anjing.lis7⟧
handle | ⟦@anjing_lis⟧ 到處都是我
handle | IG anjing_lis
handle | dc：anjing#5512
handle | 加賴anjinglis7
payment | 卡號 4000 0566 5566 5556
payment | 街口 anjing_lis7
`;
