export const englishAddresses = `
email | Write to ⟦lena@example.com⟧.
email | ⟦lena.voss+notes@mail.example.org⟧ is mine
email | contact ⟦lena (at) example [dot] com⟧
email | ⟦lena AT example DOT com⟧
email | ⟦lena at example dot com⟧, I answer slowly
email | ⟦l.e.n.a @ example . com⟧ works
email | ⟦lena{at}example{dot}org⟧
email | ⟦lena@example,com⟧
email | ⟦l e n a @ g m a i l . c o m⟧
email | my address: ⟦lеnа@ехаmplе.com⟧
email | ⟦ｌｅｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ⟧
email | ⟦𝐥𝐞𝐧𝐚@𝐞𝐱𝐚𝐦𝐩𝐥𝐞.𝐜𝐨𝐦⟧
email | ⟦le\u200bna@exa\u200bmple.c\u200bom⟧ hidden well
email | lena [@] example [.] net
email | lenavoss at gmail
email | lenavoss gmail com if you must
email | it is lena underscore voss at example dot co dot uk
email | reach me, lena -at- proton -dot- me
email | lena@gmai1.c0m
email | lenaⓐexampleⓓⓞⓣcom
email | lena[AT]example(DOT)com
email | lena <at> example <dot> com
email | lena_at_example_dot_com
email | lenaATexampleDOTcom
email | lena.voss at proton mail dot com
email | e-mail: lenavoss @gmail .com
email | lenavoss@ gmail.com
email | lenavoss @ gmail
email | l-e-n-a@example.com
email | lena@example. com
email | mail me, lena at sign example dot org
email | lena AT-SIGN example DOT org
email | Gmail: lenavoss88
email | lenavoss (gmail)
email | lena at yahoo
email | my yahoo is lenavoss, you know the rest
email | lena@exаmple.соm
email | ＬＥＮＡ＠ＥＸＡＭＰＬＥ．ＣＯＭ
email | 🅛🅔🅝🅐@🅔🅧🅐🅜🅟🅛🅔.🅒🅞🅜
email | lena+test@sub.example.co.uk
email | lena|at|example|dot|com
email | lena *at* example *dot* com
email | lena~at~example~dot~com
email | lena @ example dot c o m
email | l e n a at e x a m p l e dot c o m
email | "lena" "at" "example" "dot" "com"
email | lena (@) example (.) com
email | lena[a]example.com
email | lena AT example.com
email | it's lena at example dot com ok?
email | lena{@}example{.}com
email | lena &at& example &dot& com
email | lenavoss at icloud dot com
email | lenavoss@protonmail
email | lena\u2060@\u2060example\u2060.com
email | lena@example·com
email | lena @example . com
email | lena (ät) example (punkt) com
email | lena at example punto com
email | gmail.com, just put lenavoss before it
email | reach me at jane dot doe at example dot com
email | JANE DOT DOE AT EXAMPLE DOT ORG
email | jane(dot)doe(at)example(dot)com
email | email: jane [ at ] example [ dot ] com
email | janedoe AT gmail
email | contact jane_doe-at-example.com
email | Jane d0t Doe @ example d0t com
email | jane@example(.)com
email | janeⒶtexample.com lol jane@example.com
email | j@ne.example@example.org
email | my mail → jane@example.io
email | send mail to: ＪＡＮＥ＠example.com
url | ⟦https://example.com/lena?x=1⟧
url | see ⟦www.example.org⟧ for more
url | ⟦example.com⟧ has the pictures
url | ⟦hxxp://example[.]com⟧
url | my blog is velvetharbor dot com
url | ⟦bit.ly/3xYzAbC⟧
url | ⟦velvet-harbor.co.uk/lena⟧ tells the rest
url | all links: ⟦linktr.ee/lenavoss⟧
url | go to example (dot) com (slash) lena
url | v e l v e t h a r b o r . c o m
url | ⟦velvetharborq3x7zk2abcdefghijklmnopqrstuvwx.onion⟧
url | www velvetharbor com
url | https : // velvetharbor . net
url | find me at ⟦lenavoss.me/about⟧
url | ⟦discord.gg/aBcD123⟧ for the group
url | wa.me/16045550123
url | v3lvetharb0r.c0m
url | http://example.com
url | HTTPS://EXAMPLE.COM/Lena
url | example.com/lena
url | Example.com
url | example . com
url | example(dot)com
url | example[dot]com
url | example{dot}org/lena
url | example dot org
url | www . example . com
url | www[.]example[.]com
url | www dot example dot com
url | h t t p : // example . com
url | htt ps://example.com
url | hxxps://example[.]org/lena
url | meow://example.com
url | example-dot-com
url | exampledotcom
url | example d0t com
url | example,com
url | example。com
url | example․com
url | e x a m p l e . c o m
url | e-x-a-m-p-l-e.com
url | ехаmple.com
url | ｅｘａｍｐｌｅ．ｃｏｍ
url | tinyurl.com/abc123
url | t.co/AbC123
url | linktr.ee/quietfox
url | beacons.ai/quietfox
url | quietfox.carrd.co
url | quietfox.wordpress.com
url | quietfox.substack.com
url | quietfox.tumblr.com
url | allmylinks.com/quietfox
url | onlyfans.com/quietfox
url | instagram.com/quietfox
url | facebook.com/quietfox
url | t.me/quietfox
url | telegram.me/quietfox
url | discord.gg/quietfox
url | signal.me/#p/+16045550123
url | snapchat.com/add/quietfox
url | m.me/quietfox
url | youtu.be/abcdefg
url | quietfox.xyz
url | quietfox.club
url | quietfox.online
url | my site: quietfox.art
url | visit quietfox.me
url | quietfox.shop/pictures
url | quietfox.net, you will see
url | see quietfox.co for more
url | ftp://example.com/files
url | //example.com/lena
url | http://192.0.2.10/lena
url | velvethouseabcdefg234567.onion
url | quietfox.io
url | link in bio: bit . ly / 3xYz
url | example.c0m
url | quietfox dot com slash hello
url | quietfox.com?ref=me
url | go to quietfox dot net
url | my blog (quietfox dot blogspot dot com)
url | check janedoe.com
url | janedoe[dot]com
url | hxxps[:]//janedoe[.]com
url | jane-doe.example
url | my page is at janedoe dot org slash me
url | JaneDoe.NET
url | tinyurl dot com slash jane
url | bit[.]ly/jane
url | goo.gl/abc123
url | t . me / janedoe
url | janedoe . com
url | onlyfans dot com slash janedoe
url | http://xn--e1afmkfd.xn--p1ai
url | https://t.me/+AbCdEf123
url | example.onion
url | janedoe.ua
payment | cashapp ⟦$lenavoss⟧
payment | ⟦paypal.me/lenavoss⟧
payment | venmo ⟦@lena-voss⟧
payment | IBAN ⟦GB82 WEST 1234 5698 7654 32⟧
payment | card ⟦4242424242424242⟧
payment | btc ⟦bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq⟧
payment | ⟦1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa⟧
payment | eth: ⟦0x52908400098527886E0F7030069857D2E4169EE7⟧
payment | revolut ⟦@lenavoss⟧
payment | cash.app/$lenavoss
payment | zelle 604-555-0123
payment | USDT TRC20 ⟦TJRabPrwbZy45sbavfcjinPJC18kjpRTv8⟧
payment | $quietfox
payment | CashApp: $quietfox
payment | cash app $QuietFox22
payment | cashapp quietfox
payment | venmo: quietfox
payment | Venmo @quietfox
payment | venmo me @Quiet-Fox-22
payment | paypal.me/quietfox
payment | paypal me: quietfox
payment | PayPal: @quietfox
payment | zelle: 604 555 0123
payment | e-transfer to 604 555 0123
payment | revolut @quietfox
payment | revtag: @quietfox
payment | revolut.me/quietfox
payment | wise: @quietfox22
payment | IBAN DE89370400440532013000
payment | iban: de89 3704 0044 0532 0130 00
payment | 4111-1111-1111-1111
payment | 4111.1111.1111.1111
payment | visa 4111111111111111 exp 12/30
payment | amex 3782 822463 10005
payment | 5500 0000 0000 0004
payment | BTC 1BoatSLRHtKNngkdXEeobR76b53LETtpyT
payment | bitcoin: 3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy
payment | eth 0xde0B295669a9FD93d5F28D9Ec85E40f4cb697BAe
payment | buymeacoffee.com/quietfox
payment | ko-fi.com/quietfox
payment | four one one one 1111 1111 1111
payment | ltc: LQTpS3VaYTjCr4s9Y1t5zbeY26zevf7Fb3
payment | venmo me @jane-doe
payment | PayPal.Me/janedoe
payment | paypal dot me slash janedoe
payment | $janedoe99 on cash app
payment | Cashapp tag: $janedoe
payment | revolut: @janedoe
payment | revtag janedoe99
payment | zelle me at 555-0123
payment | Zelle: jane@example.com
payment | FR14 2004 1010 0505 0001 3M02 606
payment | FR1420041010050500013M02606
payment | 4 2 4 2 4 2 4 2 4 2 4 2 4 2 4 2
payment | 4242-4242-4242-4242
payment | ETH: 0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B
payment | tron TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE
payment | btc wallet 3FZbgi29cpjq2GjdwV8eyHuJJnkLtktZc5
payment | IBAN: UA213223130000026007233566001
`;
