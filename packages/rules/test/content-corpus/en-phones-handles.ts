export const englishPhonesHandles = `
phone | call ⟦604-555-0123⟧
phone | ⟦+1 604 555 0123⟧
phone | ⟦(604) 555 0123⟧ ask for Lena
phone | ⟦6045550123⟧
phone | ⟦six zero four five five five zero one two three⟧
phone | ⟦6 0 4 5 5 5 0 1 2 3⟧
phone | 6.0.4.5.5.5.0.1.2.3
phone | text ⟦+44 7700 900123⟧
phone | ⟦six04 five55 zero1two3⟧
phone | ⟦6O4 555 Ol23⟧
phone | ring me: 6🌸0🌸4🌸5🌸5🌸5🌸0🌸1🌸2🌸3
phone | 604*555*0123 anytime
phone | my number is 555-0123
phone | six-oh-four triple five oh one double two
phone | ⑥⓪④ ⑤⑤⑤ ⓪①②③
phone | WhatsApp +15550123456
phone | ⟦00 44 7700 900 456⟧ from abroad
phone | 604 / 555 / 01 / 23
phone | 𝟞𝟘𝟜-𝟝𝟝𝟝-𝟘𝟙𝟚𝟛
phone | sixohfour 555 oh123
phone | tel:6045550199
phone | dial (6)(0)(4)(5)(5)(5)(0)(1)(2)(3)
phone | 604.555.0123
phone | 604_555_0123
phone | 604~555~0123
phone | (604)5550123
phone | [604] 555 0123
phone | +1-604-555-0123
phone | 1 604 555 0123
phone | 1-604-555-0123
phone | +16045550123
phone | 001 604 555 0123
phone | 6o4-555-o123
phone | 604 five five five 0123
phone | six0four555zero1two3
phone | SIX ZERO FOUR - FIVE FIVE FIVE - ZERO ONE TWO THREE
phone | six hundred four, five five five, zero one two three
phone | sixzerofourfivefivefivezeroonetwothree
phone | my # is 604 555 0123
phone | cell six o four 555 o one two three
phone | t: 604 555 0123 / w: none
phone | 60 45 55 01 23
phone | 604 5550 123
phone | 6-0-4-5-5-5-0-1-2-3
phone | 6_0_4_5_5_5_0_1_2_3
phone | 6/0/4/5/5/5/0/1/2/3
phone | 6 zero 4 5 five 5 0 1 2 three
phone | ６０４－５５５－０１２３
phone | ➅⓪➃➄➄➄⓪➀➁➂
phone | 604\u200b555\u200b0123
phone | 604-555-O123
phone | dial 555 0123
phone | text 5550123
phone | +44 20 7946 0123
phone | 020 7946 0123
phone | 07700 900123
phone | +49 30 901820
phone | +33 1 99 00 12 34
phone | +61 491 570 156
phone | 0491 570 156
phone | +972-50-555-0123
phone | 📞 604 555 0123
phone | my digits: 604,555,0123
phone | 604 (555) 0123
phone | 604...555...0123
phone | 604 - 555 - 0123
phone | 604 | 555 | 0123
phone | 604 555 01 two three
phone | vi iv 604-555-0123
phone | reach me @ 604 555 0123
phone | area code 604, then 555, then 0123
phone | 6~0~4 5~5~5 0~1~2~3
phone | (604)-(555)-(0123)
phone | 604:555:0123
phone | oh seven seven double oh nine hundred one two three
phone | zero seven seven zero zero nine zero zero one two three
phone | 6️⃣0️⃣4️⃣-5️⃣5️⃣5️⃣-0️⃣1️⃣2️⃣3️⃣
phone | call/text 778-555-0199 anytime :)
phone | WA: 6045550123
phone | signal 604 555 0123
phone | 5550123 is my landline, ring it
phone | 604-555-0123 ext 5
phone | Six. Oh. Four. Five. Five. Five. Oh. One. Two. Three.
phone | six,oh,four,five,five,five,oh,one,two,three
phone | 6 0 4 - 5 5 5 - 0 1 2 3
phone | 60-45-55-01-23 call me
phone | my no. is 604 555 0123
phone | ph 604 555 0123
phone | +1.604.555.0123
phone | (+1) 604-555-0123
phone | +1(604)5550123
phone | +1/604/555/0123
phone | 604 \u2022 555 \u2022 0123
phone | 6.0.4-5.5.5-0.1.2.3
phone | 604-five5five-0one23
phone | number is six zero four then five five five then zero one two three
phone | 604 dash 555 dash 0123
phone | 44 7700 900123
phone | 447700900123
phone | o7700 9oo123
phone | oh 7700 900 one two three
phone | Text me: five five five, zero one zero zero
phone | +1 555 0100
phone | call 555-0199
phone | five-five-five zero one nine nine
phone | 5 5 5 0 1 9 9
phone | (555) 010-0199
phone | my digits are 5 5 5 - 0 1 2 3
phone | hit my line 5550123
phone | signal: +15550100
phone | five five five oh one two three
phone | 5️⃣5️⃣5️⃣ 0️⃣1️⃣2️⃣3️⃣
phone | 555.0123 call
phone | plus one five five five zero one zero zero
phone | 1 (555) 010-0100
phone | tel 1-555-010-0123
phone | +15550100
phone | fivefivefive zeroonetwothree
phone | 555~01~23 text me
phone | ５５５－０１２３
phone | +380 44 123 45 67
phone | +7 495 123-45-67
phone | +86 10 1234 5678
phone | +886 2 1234 5678
phone | +971 4 123 4567
phone | 8 (495) 123-45-67
handle | telegram: ⟦@lena_voss⟧
handle | tg ⟦lena_voss⟧
handle | insta: ⟦lenavoss⟧
handle | IG - ⟦lena.voss.99⟧
handle | add me on snap ⟦lenavoss99⟧
handle | my Snapchat is ⟦lena-voss⟧
handle | kik: ⟦quietfox22⟧
handle | Signal username ⟦lena.42⟧
handle | Discord ⟦quietfox#0420⟧
handle | ⟦quietfox_22⟧ on telegram
handle | t3l3gr@m: ⟦quietfox⟧
handle | w e c h a t : quietfox88
handle | Line ID: quietfox
handle | skype → live:quietfox
handle | you know where, ⟦@quietfox⟧
handle | follow ⟦@quiet.fox⟧ and say hello
handle | X: quietfox_writes
handle | twitter handle quietfox
handle | I am quietfox on Insta
handle | look me up on OnlyFans, quietfoxx
handle | Session ID 05a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f90
handle | threema QF7X2K9A
handle | fb: lena.voss.5
handle | at lena_voss on the paper plane app
handle | Telegram @quietfox
handle | Telegram: quietfox
handle | telegram quietfox
handle | TG: quietfox
handle | tg - @quietfox
handle | tg/quietfox_
handle | teleg: quietfox
handle | t-e-l-e-g-r-a-m quietfox
handle | t.g. quietfox_22
handle | tele: @quietfox
handle | IG: @quietfox
handle | ig quietfox
handle | Insta quietfox_
handle | inst@gram: quietfox
handle | 1nstagram: quietfox
handle | my gram is @quietfox
handle | Instagram -> quiet.fox
handle | Instagram (quietfox)
handle | snap: quietfox
handle | sc: quietfox22
handle | sn@p: quietfox22
handle | snapchat quietfox22
handle | add my snap, quietfox22
handle | kik quietfox22
handle | KIK - quietfox
handle | kik me at quietfox
handle | Signal: quietfox.01
handle | signal id quietfox.01
handle | WeChat ID: quietfox
handle | wechat quietfox88
handle | weixin: quietfox88
handle | Line: quietfox88
handle | my line id is quietfox
handle | viber: quietfox
handle | discord: quietfox
handle | discord quietfox#1234
handle | disc: quietfox#1234
handle | skype: quietfox.22
handle | Skype name quietfox22
handle | twitter: @quietfox
handle | X @quietfox
handle | find me on X as quietfox_
handle | fb quietfox.22
handle | Facebook: Quiet.Fox.22
handle | messenger: quiet.fox
handle | tiktok @quietfox
handle | tik tok: quietfox22
handle | OF: quietfox
handle | onlyfans quietfox
handle | fansly: quietfox
handle | Threema ID ABCD1234
handle | wickr: quietfox
handle | session id 0512ab34cd56ef
handle | reddit u/quietfox
handle | u/quiet_fox on reddit
handle | QQ 1234567
handle | same username everywhere: quiet_fox22
handle | @quiet_fox
handle | it's @quietfox22 on there
handle | (at)quietfox on insta
handle | at quietfox on telegram
handle | quietfox on Telegram
handle | quietfox22 @ telegram
handle | look for quietfox22 on IG
handle | I'm quietfox22 on snap
handle | my username on telegram is quietfox
handle | the blue bird app: @quietfox
handle | you can find me on telegram under quietfox
handle | add quietfox22 on Discord
handle | DM quietfox22 on insta
handle | whatsapp: quietfox
handle | insta = quiet_fox
handle | Insta👉quietfox
handle | tg👉@quietfox
handle | ＩＧ：quietfox
handle | 𝕥𝕖𝕝𝕖𝕘𝕣𝕒𝕞: quietfox
handle | tеlеgrаm: quietfox
handle | te1egram: quietfox
handle | Tele-gram: quietfox
handle | T_E_L_E_G_R_A_M : quietfox
handle | matrix: @quietfox:example.org
handle | bluesky @quietfox.bsky.social
handle | hmu quiet_fox22
handle | add me quietfox22
handle | find me: quiet_fox
handle | search for quietfox22
handle | username: quietfox
handle | my @ is @quietfox
handle | my TG is jane_doe
handle | find me on the gram: @jane.doe
handle | Kik: jane_doe99
handle | my OF is janedoe
handle | check out my fansly janedoe
handle | I'm on Threema: ABCD1234
handle | skype live:jane.doe_1
handle | WeChat: janedoe88
handle | Line id janedoe88
handle | snap me @janedoe
handle | insta jane.doe_
handle | ig:janedoe
handle | tg:janedoe
handle | Telegram→janedoe
handle | my insta handle's janedoe
handle | janedoe99 (kik)
handle | janedoe99 on snap
handle | Jane.Doe.77 on Facebook
handle | @jane__doe
handle | wickr me janedoe99
handle | Discord: janedoe
handle | tik-tok janedoe99
handle | tele/janedoe99
handle | T G : @ j a n e d o e
handle | s n a p : janedoe99
handle | snapch@t janedoe99
handle | 𝓲𝓷𝓼𝓽𝓪: janedoe
handle | ɪɴsᴛᴀ: janedoe
handle | Q：12345678
`;
