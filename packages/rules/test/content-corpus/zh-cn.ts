export const simplifiedChinese = `
clean | 身高1.75米，体重68公斤，今年34岁。
clean | 鞋码38.5，衣服穿M。
clean | 我一般24小时内回复。
clean | 价格25.50，打九折。
clean | 1990年出生，属马。
clean | 早上9:00到下午5:30上班。
clean | 有3–5年的经验。
clean | 满分10/10，强烈推荐。
clean | 我喜欢下雨天，一点也不讨厌。
clean | 八点半在酒吧门口见。
clean | 差一点就迟到了，早点出门。
clean | 说真的，有点想你。
clean | 2019、2020、2021年都在国外。
clean | 房间64平米，三个窗户，两只猫。
clean | 住12号楼3单元501室。
clean | 人口两千四百万，却没有一个知己。
clean | 一、二、三、四、五，开始！
clean | 十九八七六五四三二一，发射！
clean | 微信用得太多，眼睛疼。
clean | 我把微博和抖音都卸载了。
clean | 很少上QQ，也不刷朋友圈。
clean | 文件photo_2024.jpg打不开。
clean | 平时写Node.js，偶尔写Vue.js。
clean | 版本2.10.3比2.11.0好。
clean | 慢慢来……不着急……
clean | 信号不好，但是风景不错。
clean | 半马跑了1:52:30，进步了。
clean | 咖啡45元，茶38.5元。
clean | 年龄30到45，上下5岁都行。
clean | 订单号20240315，又迟到了。
clean | 三天打鱼，两天晒网。
clean | 看了五遍，哭了七次。
clean | 在这里给我留言就好。
clean | 每个星期天给妈妈打电话。
clean | 182/80/39，性格安静，不抽烟。
clean | 一共花了12,500块，值得。
clean | 百分之八十的时间我都在看书。
clean | 一五一十地告诉你，我很害羞。
clean | 七七八八的小事，都可以聊。
clean | 第3章第5节，读到第128页。
clean | 我今年28，性格慢热，喜欢安静。
clean | 身高168，体重55，码数M。
clean | 想找35到50岁之间的人。
clean | 不加微信，不留电话，站内聊。
clean | 请不要问我要微信号。
clean | 微信里都是同事，这里才是生活。
clean | 手机晚上十点以后关机。
clean | 电话打不通就发消息。
clean | 2020年毕业，2021年工作，2022年养猫。
clean | 一杯咖啡38块，一杯茶25块。
clean | 一百二十三级台阶，我每天爬。
clean | 三十而立，四十不惑。
clean | 七上八下的心情，五味杂陈。
clean | 九点一刻到，十点半走。
clean | 两点之间直线最短。
clean | 重点是人好，特点是话少。
clean | 有一点点紧张，一点五倍速说话。
clean | 考了98.5分，差1.5分满分。
clean | 地铁2号线，8站，25分钟。
clean | 车牌尾号5，限行周五。
clean | 房租4500一个月，押一付三。
clean | 门票120，学生60，老人免费。
clean | 体温36.5，心率72。
clean | 二〇二三年的夏天特别热。
clean | 一九九〇年出生，二〇〇八年上大学。
clean | 版本号1.2.3.4，还没更新。
clean | 抖音刷太久，书读太少。
clean | QQ空间是青春的回忆。
clean | 飞机晚点了3个小时。
clean | 卫星云图显示明天有雨。
clean | 小红书上种草，淘宝上拔草。
clean | 我在B站看纪录片。
clean | 用iPhone 15拍照，用Mac写字。
clean | 喜欢Taylor Swift和周杰伦。
clean | 会说English和一点日本語。
clean | 我的MBTI是INFJ，星座是双鱼。
clean | 想学React和Vue，目前只会HTML。
clean | 周末去gym，平时做yoga。
clean | AA制，不占便宜。
clean | 第1次约会喝咖啡，第2次看展。
clean | 人生苦短，及时行乐。
clean | 1米75，70kg，90后。
clean | 比赛3比2赢了，真险。
clean | 北纬39.9，东经116.4。
clean | 密码忘了三次，账号锁了两次。
clean | 支付宝年度账单吓我一跳。
clean | 银行卡里只剩三位数。
clean | 邮箱里全是广告。
clean | 一二三四，二二三四，再来一次。
clean | 九九乘法表，七七四十九，八八六十四。
clean | 我的微信头像是一只猫。
clean | 微信运动每天一万步。
clean | 抖音上学做菜，翻车了。
clean | 在Netflix看剧，在Spotify听歌。
clean | 我用微信和Facebook联系家人。
clean | QQ音乐听周杰伦。
clean | 飞机上看完了三部电影。
clean | 买了iPhone15和MacBook。
clean | 股票代码600519，我没买。
clean | 号码牌是第128号。
clean | 彩票：05 12 23 28 31 33。
clean | 第一，第二，第三，都不重要。
clean | 三三两两，五五六六，随便走走。
clean | 五四三二一，跑！
clean | 体重从80降到72再到68。
clean | 房号2203，电梯右手边。
clean | 高铁G1023次，12车8A。
email | 邮箱⟦linxi@example.com⟧
email | ⟦linxi@163.com⟧，慢慢回
email | 写信：⟦linxi(at)example(dot)com⟧
email | ⟦linxi艾特example点com⟧
email | ⟦linxi [at] example [dot] cn⟧
email | l i n x i @ e x a m p l e . c o m
email | 邮箱 linxi 圈a gmail 点 com
email | ⟦ｌｉｎｘｉ＠ｅｘａｍｐｌｅ．ｃｏｍ⟧
email | linxi小老鼠qq点com
email | linxi＠gmail。com
email | 我的QQ邮箱 1005550123@qq.com
email | linxi在gmail点com
email | linxi AT 126 DOT com
email | linxi1990@qq.com
email | linxi1990 at qq dot com
email | linxi1990圈qq点com
email | linxi@qq。com
email | linxi＠163．com
email | linxi#163.com
email | linxi(a)gmail.com
email | 邮箱：linxi 艾特 163 点 com
email | linxi【at】gmail【dot】com
email | qq邮箱1005550123
email | 谷歌邮箱 linxi.cn88
email | linxi艾特谷歌邮箱点com
email | linxi @ foxmail . com
email | l.i.n.x.i@gmail.com
phone | 手机⟦13800555012⟧
phone | ⟦+86 138 0055 5012⟧
phone | 电话：⟦138-0055-5012⟧
phone | ⟦1 3 8 0 0 5 5 5 0 1 2⟧
phone | ⟦一三八 零零五五 五零一二⟧
phone | 壹叁捌零零伍伍伍零壹贰
phone | １３８００５５５０１２
phone | 打我电话1️⃣3️⃣8️⃣0️⃣0️⃣5️⃣5️⃣5️⃣0️⃣1️⃣2️⃣
phone | 一3八00五五5零12
phone | 138🌸0055🌸5012
phone | 幺三八洞洞五五五洞幺两
phone | ①③⑧⓪⓪⑤⑤⑤⓪①②
phone | 一，三，八，零，零，五，五，五，零，一，二
phone | 座机010-5555-0123
phone | 联系方式 138.0055.5012
phone | 13912345678
phone | 139-1234-5678
phone | 139 1234 5678
phone | +8613912345678
phone | 0086 139 1234 5678
phone | 1391234 5678
phone | 一三九一二三四五六七八
phone | 壹叁玖 壹贰叁肆 伍陆柒捌
phone | 幺三九幺二三四五六七八
phone | 1三9一2三4五6七8
phone | 1-3-9-1-2-3-4-5-6-7-8
phone | 1.3.9.1.2.3.4.5.6.7.8
phone | 1👍3👍9👍1👍2👍3👍4👍5👍6👍7👍8
phone | 电话：壹三玖一二叁四五六七八
phone | ①③⑨①②③④⑤⑥⑦⑧
phone | ❶❸❾❶❷❸❹❺❻❼❽
phone | 打139，1234，5678
phone | 微信同号13912345678
phone | 手机号是139 开头，后面1234 5678
phone | 021-5555 0123
phone | 400-555-0123
phone | 电话 555 0123 4
phone | 一三九 1234 五六七八
phone | yi san jiu 139 1234 5678
phone | 五五五零一二三 打给我
url | ⟦https://example.com/linxi⟧
url | 我的网站⟦example.cn⟧
url | ⟦www.velvetharbor.net⟧都在这里
url | 网址velvetharbor点com
url | velvetharbor。com 自己看
url | 打开 velvetharbor [.] cn
url | 链接⟦t.cn/A6xYzAbC⟧
url | h t t p s : / / velvetharbor.com
url | 看velvetharbor點cn
url | https://lampa.cn
url | lampa.cn
url | lampa点cn
url | lampa 点 com 点 cn
url | www.lampa.com.cn
url | lampa。cn
url | weibo.com/linxi
url | b23.tv/abc123
url | v.douyin.com/abc123
url | lampa[.]cn
url | lampa丶com
url | 网站lampa dot com
url | xhslink.com/a/b1c2
url | janedoe点com
handle | 微信：⟦linxi_8899⟧
handle | 加微信⟦linxi8899⟧
handle | vx⟦linxi8899⟧
handle | 加v：⟦linxi8899⟧
handle | 加我薇信linxi_xi
handle | 威信 linxixi
handle | V信号linxi8899
handle | wx: linxi8899
handle | ＷｅＣｈａｔ ⟦linxi_xi⟧
handle | QQ：⟦1005550123⟧
handle | q号1005550123
handle | 企鹅号 1005550123
handle | 电报 ⟦@linxi_xi⟧
handle | 飞机号linxi_tg
handle | 抖音号：linxi_dy
handle | 小红书搜 linxi_xhs
handle | 微♡信♡linxi8899
handle | 推特 linxi_writes
handle | w-e-i-x-i-n: linxi8899
handle | 卫星linxi8899
handle | 扣扣：1005550123
handle | 我的微博是linxi_wb
handle | 关注 ⟦@linxi_xi⟧
handle | 微信linxi1990
handle | 微信号：linxi1990
handle | wei信 linxi1990
handle | 微xin linxi1990
handle | V❤ linxi1990
handle | vx linxi1990
handle | v：linxi1990
handle | V: linxi_1990
handle | +v linxi1990
handle | ➕v linxi1990
handle | 加个微：linxi1990
handle | 加薇 linxi1990
handle | 绿色软件：linxi1990
handle | wechat：linxi1990
handle | WeChat ID linxi1990
handle | weixin linxi1990
handle | Wx号 linxi1990
handle | QQ1005550123
handle | QQ号：1005550123
handle | qq 1005550123
handle | 加Q 1005550123
handle | 秋秋1005550123
handle | 扣1005550123
handle | 电报@linxi1990
handle | tg：linxi1990
handle | TG @linxi1990
handle | 纸飞机 linxi1990
handle | 飞机：@linxi1990
handle | telegram：linxi1990
handle | 抖音：linxi1990
handle | 抖音搜linxi1990
handle | 小红书号 1005550123
handle | 微博@linxi1990
handle | 推特@linxi1990
handle | ins：linxi1990
handle | ins linxi1990
handle | 陌陌号 100555012
handle | 快手号linxi1990
handle | skype linxi1990
handle | 探探搜linxi1990
handle | whatsapp：linxi1990
handle | 脸书 linxi.1990
handle | 我的id是linxi1990
handle | 微信 janedoe
handle | 微信：jane-doe
handle | 加V janedoe88
handle | 加我QQ12345678
payment | 支付宝 ⟦linxi8899⟧
payment | 银行卡 ⟦6222 0200 0000 0000 004⟧
payment | 转账到4242424242424242
payment | ⟦paypal.me/linxi⟧
payment | usdt地址 ⟦TJRabPrwbZy45sbavfcjinPJC18kjpRTv8⟧
payment | 比特币 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa
payment | 支付宝：linxi1990@example.com
payment | 支付宝13912345678
payment | 转账卡号6217 0000 1234 5678 901
payment | 微信转账linxi1990
payment | usdt trc20：TJRabPrwbZy45sbavfcjinPJC18kjpRTv8
payment | paypal：linxi1990
payment | 卡号4242 4242 4242 4242
payment | 支付宝janedoe88
`;
