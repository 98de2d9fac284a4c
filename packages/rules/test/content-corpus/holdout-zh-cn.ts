/** Simplified Chinese, set aside: never read while the detector is tuned. */
export const holdoutSimplifiedChinese = `
clean | 我今年三十五岁，身高一米七二，体重六十公斤。
clean | 周一到周五晚上8点到10点有空。
clean | 这顿饭一共花了1,280元，很值。
clean | 2015年搬到温哥华，之前在上海住了12年。
clean | 鞋码38.5，衣服M码。
clean | 一二三四五，上山打老虎。
clean | 有点累，差点忘了，晚点再说。
clean | 我不用微信聊工作，只聊生活。
clean | 门牌号1204，三楼左转。
clean | 电影评分9.2/10，我给10分。
clean | 回复通常在24小时之内。
clean | 我的狗三岁了，特别乖。
clean | 三五好友，七八个菜，九点散场。
clean | 喜欢用Node.js写点小东西，版本20.11。
clean | 出生于1990年5月12日，金牛座。
clean | 请给我一个信号，我就知道了。
clean | 跑完10.5公里用了58分20秒。
email | 邮箱是⟦linxi艾特example点com⟧
email | 写信给我：⟦yutong＠example．org⟧
email | ⟦haoran#qq.com⟧ 把井号换成圈a
email | 我的信箱 ⟦zimo (at) 163 (dot) com⟧
phone | 打给我⟦138 0055 5012⟧
phone | 电话⟦一三八零零五五五零一二三⟧
phone | 手机：⟦１３９－００５５－５０１４⟧
phone | 幺三七零零五五五零一八八
phone | 壹叁陆零零伍伍伍零壹柒柒
url | 看这里⟦https://velvetharbor.cn/linxi⟧
url | 网址是velvetharbor点cn
url | 我的主页⟦www.quietorchard.net⟧
handle | 加我微信⟦linxi_8899⟧
handle | vx：⟦yutong1990⟧
handle | 薇♥信 ⟦haoran_hz⟧
handle | 扣扣⟦1005550123⟧
handle | 电报号 ⟦@zimo_notes⟧
payment | 支付宝账号 ⟦linxi8899⟧
payment | 打到卡上：⟦6222 0212 3456 7890 128⟧
clean | 湖上有14条船，只有一个救生员。
clean | 装修花了45,900元，心疼。
clean | 比分6:4、7:6、6:2，然后喝茶。
clean | 六点起床，五点天就亮了。
clean | 试过很多软件，还是书最好。
clean | 歌单里有1342首歌。
clean | 从A点到B点，走路15分钟。
email | 邮件 ⟦ruoxi.h@gmail.com⟧
handle | ⟦@lampa_cn⟧ 就是我
phone | 打 ⟦137-0055-5188⟧ 找我
url | 博客 ⟦lampa-linxi.com/about⟧
clean | 退休老师，今年六十一，两个儿子都成家了。
clean | 种花、看侦探小说、想太多。
clean | 理想的夜晚在十一点之前结束。
clean | 对猫过敏，对闹钟更过敏。
clean | 路上花了17分钟，换了三趟车。
clean | 2016年11月11日开始戒烟。
clean | 只有周末下午两点到六点有空。
clean | 十二年搬了八次家。
clean | 想找舞伴，身高175到190。
clean | 先喝咖啡，再看缘分。
clean | 微信群太吵，我都免打扰。
clean | 抖音吃掉了我的注意力。
clean | 写这段话的时候手机没电了两次。
clean | 门票分120、180和240三档。
clean | 第394页，第三段。
clean | 两个点加一个括号就是笑脸。
clean | 我的狗叫布克，32公斤。
clean | 邮局9点到18点营业。
clean | 图片发到这里的相册就好。
clean | 一心一意，三生有幸，四季平安，五福临门。
email | 写到⟦anran.l@example.com⟧
email | anran_l 艾特 gmail 点 com
email | a n r a n @ q q . c o m
email | 我的邮箱⟦anran(at)example(dot)org⟧
phone | 手机 ⟦150 0055 0166⟧
phone | 一五零，零零五五，零一六六
phone | 1🌻5🌻0🌻0🌻0🌻5🌻5🌻0🌻1🌻6🌻6
phone | 打电话：+86 150 0055 0166
phone | 壹伍零零零伍伍零壹陆陆
url | 相册在⟦anran.example.com⟧
url | anran-lis点com点cn
url | 就是⟦https://anran-lis.net/tu⟧
handle | 微信 anran_lis
handle | V信：⟦anran.lis7⟧
handle | ⟦@anran_lis⟧ 到处都是我
handle | wx anran_lis
handle | QQ 5500166123
handle | 加微anranlis7
payment | 卡号 4000 0566 5566 5556
payment | 支付宝 anran_lis7
`;
