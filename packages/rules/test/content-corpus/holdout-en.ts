/** English, set aside: never read while the detector is tuned. */
export const holdoutEnglish = `
clean | I am 172 cm, 64 kg, and I turned 41 in March.
clean | Shoe size 41.5, dress size 10, ring size 7.
clean | We usually meet between 18:30 and 22:00 on weekdays.
clean | I have lived in Vancouver since 2009 and in Lisbon from 1998-2004.
clean | My limit for a dinner is $85.00, wine not included.
clean | He raised 1,250,000 dollars for the shelter, all in 14 months.
clean | The snap of a closing door still makes me jump.
clean | Please do not wire me anything, I only accept flowers.
clean | There is a fine line between confidence and noise.
clean | Our last session took 90 minutes and two pots of tea.
clean | I was at work.It rained.So I stayed.
clean | My favourite framework is Vue.js, version 3.4.21, do not judge me.
clean | Room 1204, 12th floor, ask for the key at the desk.
clean | Rated 4.8/5 by people who know me, 2/10 by my cat.
clean | I do not use WhatsApp, Telegram or Instagram, sorry.
clean | Tickets are 2 for $30 or 4 for $50, doors @ 8pm.
clean | Give me a signal if the music gets too loud.
clean | Born 12/05/1987, Taurus, i.e. stubborn.
email | You can reach me: ⟦marlowe.k [at] velvetharbor [dot] net⟧
email | Write to ⟦j o r i s @ e x a m p l e . c o m⟧ any evening
email | my mail is ⟦wren_77(a)example.org⟧ , no games please
email | ⟦hollis at gmail dot com⟧ is where I read long letters
phone | text me on ⟦+1 (604) 555-0148⟧ after nine
phone | ⟦six oh four, five five five, oh one seven two⟧ and ask for Wren
phone | ring 6️⃣0️⃣4️⃣ 5️⃣5️⃣5️⃣ 0️⃣1️⃣9️⃣9️⃣ whenever
phone | my cell: 778 . 555 . 01 . 63
url | more about me on ⟦hxxps://velvetharbor.net/wren⟧
url | everything is at ⟦www.quiet-orchard.org/notes⟧, come and read
url | just open quietorchard dot net slash wren
handle | tele gram => ⟦wren_northlight⟧
handle | Find me on Insta as ⟦hollis.afterdark⟧
handle | my snap's ⟦jorisk88⟧
handle | Kik me: ⟦harborwren⟧
handle | DMs open, ⟦@marlowe_k⟧
payment | tips welcome: ⟦$WrenHarbor⟧
payment | ⟦paypal.me/hollisk⟧ keeps the lights on
payment | send it to ⟦4111 1111 1111 1111⟧ please
clean | The museum has 14 rooms, 3 floors and 1 very tired guard.
clean | I paid 1.299,00 for the bike and 45,90 for the lock.
clean | Instagram is not for me, and neither is X.
clean | She scored 6-4, 7-6, 6-2 and then made pancakes.
clean | I tried apps, bars and blind dates; books worked best.
clean | My playlist has 1 342 songs, which is 96 hours.
clean | At some point the dots connect, they say.
clean | Save it as draft_v2.final.docx, thanks.
email | you get me at ⟦wren(dot)hollis(at)example(dot)net⟧
phone | 0̲7̲7̲0̲0̲ 900 555, after work
handle | same name on tg and ig: ⟦northwren⟧
url | my page, velvetharbor(.)net
clean | Retired nurse, 58, widow, two grown sons.
clean | I garden, I swim, I read, I overthink.
clean | My perfect evening ends before 23:00.
clean | Allergic to cats, drama and 6 a.m. alarms.
clean | It took 17 minutes and 3 buses to get here.
clean | I have been sober since 11/11/2016.
clean | Weekends only, every second one, from 2 to 6 pm.
clean | I moved 8 times in 12 years; boxes fear me.
clean | Looking for a dance partner, 5'4" to 5'10".
clean | We could start with coffee and see.
clean | Snap judgements are my worst habit.
clean | My mate Kik... no, Nick, says hi.
clean | The last line of the book broke me.
clean | Sessions are on Tuesdays, drop in.
clean | I'm on Facebook twice a year, for birthdays.
clean | TikTok ruined my attention sp
clean | Twitter was fun in 2012.
clean | I never learned how Discord works.
clean | If you want pictures, there is a gallery.
clean | Honest, punctual, 80 % patient.
clean | My rates are 0: friendship is free.
clean | Ticket prices: 12.50, 18.00 and 24.90.
clean | Page 394, third paragraph, second line.
clean | My phone died twice during this text.
clean | Look at the stars.Look how they shine.
email | try ⟦petra [dot] lind [at] example [dot] com⟧
email | petra.lind＠example．com is the one
email | it's petralind and then @ and then gmail.com
email | p e t r a at g m a i l dot c o m
email | drop a note to ⟦petra_lind@mail.example.net⟧!
phone | my mobile is plus four four seven seven double zero nine hundred one two three
phone | 2🍀5🍀0 5🍀5🍀5 0🍀1🍀4🍀4
phone | text: ⟦250-555-0177⟧ (no calls)
phone | two five zero five five five zero one nine nine
phone | (250) 555 01 88, evenings
url | pictures live at ⟦petralind.example.org/gallery⟧
url | petra-lind dot net
url | hxxp petralind dot com
url | ⟦https://bit.ly/petra-l⟧
handle | petra.lind on IG
handle | wanna chat? snap = ⟦petralind7⟧
handle | Telegram handle: ⟦petra_l⟧
handle | look up ⟦@petra.lind⟧ you won't regret it
handle | discord is petralind#7781
handle | K I K : petralind
payment | e-transfer: petra@example.com
payment | Cash App is ⟦$petralind⟧
payment | ⟦venmo.com/petra-lind⟧
payment | 5105 1051 0510 5100, thanks
`;
