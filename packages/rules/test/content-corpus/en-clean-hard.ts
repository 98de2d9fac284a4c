export const englishCleanHard = `
clean | My Instagram is a graveyard of sunsets.
clean | My Snapchat was hacked twice.
clean | Find me on Instagram sometimes, mostly not.
clean | I follow Discord drama for sport.
clean | My Facebook is vintage.
clean | Snap out of it, I told myself.
clean | My line manager loves karaoke.
clean | Write me a telegram someday.
clean | Me and TikTok broke up in March.
clean | My WhatsApp crashes constantly.
clean | My Twitter is silent and so am I.
clean | Look, Facebook again.
clean | My Telegram sticker collection is legendary.
clean | I got my Kik mixed up with my kick.
clean | My Instagram, Facebook and TikTok are gone.
clean | On Snapchat I look like a potato.
clean | Reddit taught me sourdough.
clean | Here Instagram ends and life begins.
clean | Add WhatsApp groups to my list of fears.
clean | My Viber still works, somehow.
clean | Contact lenses, not contact sports.
clean | Message in a bottle, not in Messenger.
clean | Skype with grandma on Sundays.
clean | My Skype ringtone haunts me.
clean | LinkedIn makes me feel underdressed.
clean | YouTube tutorials raised me.
clean | My YouTube history is private.
clean | I like Venmo because I like emojis.
clean | PayPal charged me twice, never again.
clean | My PayPal is frozen.
clean | Signal is the only app I trust.
clean | My signal drops in the elevator.
clean | Find a signal, send a smile.
clean | Line up your priorities.
clean | I draw the line at pineapple pizza.
clean | Session musicians are heroes.
clean | My sessions with a therapist help.
clean | Threads on my sweater, threads on the web.
clean | The Matrix is my comfort movie.
clean | A wire fence and a garden.
clean | My element is water.
clean | Handle with care.
clean | My nickname is Bear.
clean | Nick and I go way back.
clean | Username taken, as always.
clean | ID please, said the bouncer.
clean | My ID photo is tragic.
clean | X and Y met at Z.
clean | Malcolm X and other biographies
clean | OF ALL THE GIN JOINTS
clean | V neck sweaters, forever.
clean | Facebook (sigh) and Instagram (double sigh).
clean | Telegram - overrated. Postcards - underrated.
clean | Instagram / TikTok / whatever: no thanks.
clean | "Insta-worthy" is not a compliment.
clean | WhatsApp? Never heard of her.
clean | Discord: the goddess, not the app.
clean | Twitter: a bird noise.
clean | Kik: what teens used in 2014.
clean | Snap: the sound of fingers.
clean | Telegram: sent by wire, once.
clean | Line: the shortest path between points.
clean | Signal: three short, three long, three short.
clean | Insta: short for instant coffee.
clean | Facebook: deleted. Freedom: gained.
clean | Instagram: overrated.
clean | TikTok: exhausting.
clean | I'd rather meet than Snapchat forever.
clean | Gmail eats my mornings.
clean | My Gmail inbox has 14,302 unread messages.
clean | Yahoo! It's Friday.
clean | Outlook: sunny with a chance of tea.
clean | My outlook is positive.
clean | I proton-pack my lunch.
clean | Wise words: sleep first.
clean | The chime of a clock at midnight.
clean | I search for truth and good bread.
clean | I add cinnamon to everything.
clean | Find the nearest exit, twice.
clean | Follow route 66 once in your life.
clean | Look at catch22 situations with humor.
clean | DM means dungeon master to me.
clean | I dm for D&D5e every Friday.
clean | Ask me about my Commodore64.
clean | I drive a Mazda3, my sister a Golf7.
clean | We play PS5, Xbox360 and Switch.
clean | My setup: RTX4090, i9-13900K, 64GB.
clean | Chanel No5, always.
clean | Room101 is where I keep my exes.
clean | MH370 documentaries keep me up.
clean | covid19 took my taste for crowds.
clean | Formula1 on Sundays, F1 podcasts on Mondays.
clean | Play it at 33rpm, not 45rpm.
clean | Meet @ the lake @ dawn.
clean | Dinner @Luigi's then home.
clean | The @ symbol confuses my dad.
clean | $5 wine, $50 conversation.
clean | I owe my bank $lots.
clean | 20$ or 20€, same to me.
clean | I earn $$$ and spend $$$$.
clean | Ke$ha and A$AP on shuffle.
clean | a.k.a. the quiet one
clean | Hi.I am Sam.I like tea.
clean | ok.so.whatever
clean | Life is short.live.love.laugh
clean | eat.sleep.run.repeat
clean | Just do it.now.
clean | Music is life.art is breath
clean | work.life.balance
clean | Trust no.one
clean | Node.js, Next.js, Three.js, D3.js
clean | e.g.coffee, i.e.heaven
clean | 9.30am-5.45pm weekdays
clean | 10.am or 11.am works
clean | Vol.2, No.3, pp.14-18
clean | v1.2.3-beta.4
clean | my .zshrc is 400 lines
clean | etc.and so on
clean | Mr.Darcy can wait.
clean | 50.000 steps, 3.50 euros, 1.5 litres
clean | www is three syllables longer than world wide web
clean | http status 404: love not found
clean | The dot-com crash paid for my divorce.
clean | Morse: dot dot dash dot.
clean | dash of salt, dot of butter, slash of lemon
clean | at dawn, at dusk, at ease
clean | Lunch at Google with Tom
clean | I shop at Costco dot after dot
clean | I was born in '87, raised in '95.
clean | 6'1", 195 lb, 32" waist, 34" inseam
clean | 36-24-36? Only if she's 5'3".
clean | 4x4, 2x4, 8x10, 24x36
clean | 1080x1920 or 3840x2160
clean | 07:00 gym, 08:30 work, 18:15 dinner, 22:45 bed
clean | 7-9-8, 8-8-9, 10-9-10: judges were kind
clean | 2/3 cup, 3/4 spoon, 1 1/2 litre
clean | 12-18 months, 24-36 weeks
clean | Chapter 12: 34-56, 78-90
clean | Revelation 13:18, Genesis 1:1-2:3
clean | Lotto: 5 12 23 34 41 47
clean | Bingo numbers: 7 15 22 38 41 56 63 70
clean | Powerball 04 18 27 33 51 12
clean | Tel Aviv 2019, Cell Block Tango 2002
clean | Text 1: 500 words, text 2: 1200 words
clean | Call number QA76.73.J38 in the library
clean | Ring road 4, exit 12B
clean | My mobile home is 1972.
clean | Phone bills: 45.99, 46.20, 51.75
clean | number of steps: 10,432; 9,871; 12,004
clean | Order #4471-2209 is on its way
clean | Ref. 2023/04/1187
clean | Case 19-1392, decided 2022
clean | ISBN 0-306-40615-2
clean | ISSN 2049-3630
clean | EAN 4006381333931
clean | VIN starts with 1HG, that is all I know
clean | Tracking 1Z999AA10123456784
clean | Patent 6,285,999 changed search
clean | 299792458 m/s, not just a good idea
clean | 6.02214076 x 10^23
clean | Avogadro 602214076 jokes
clean | 31536000 seconds a year
clean | 86400 seconds a day, 1440 minutes
clean | Population: 8,419,316 (2020)
clean | 1 000 000 000 stars
clean | 123456 was my first password
clean | 12345678 was my second one
clean | 1234567890 is not a number, it is a keyboard row
clean | 0 1 1 2 3 5 8 13 21 34 Fibonacci
clean | 2 3 5 7 11 13 17 19 primes
clean | 3.1415926535 is pi day
clean | 1, 2, 3, 5, 7, 11, 13, 17, 19, 23
clean | 1990 1991 1992 1993 were good years
clean | 2020-2021, 2021-2022, 2022-2023 seasons
clean | 5 5 5 5 5 stars
clean | 100 100 100 on every test
clean | 80 90 100 kg deadlifts
clean | 10 20 30 40 50 60 70 80 reps
clean | Zip 90210, area code 310
clean | Form W-2, 1099-MISC, 1040
clean | three five-year plans, zero results
clean | five stars out of five, would cry again
clean | My favourite number is 555.
clean | one two three four five six seven, all good children go to heaven
clean | I have 5 cats, 5 plants, 5 mugs, 0 regrets, 1 plan, 2 jobs, 3 chairs.
clean | Meet me at 7, not 7:15, not 7:30.
clean | He said at dot com they pay well.
clean | In 2024 I read 24 books; in 2023, 23.
clean | 2 + 2 = 4, 4 + 4 = 8, 8 + 8 = 16
clean | I grew up on Nokia 3310 and Snake.
clean | Route: A1-B2-C3, 45 km.
clean | Section 4.2.1 of the manual is fun.
clean | 7 minutes, 12 seconds, 350 degrees
clean | Rating 4.5 (1,204 reviews)
clean | 3/10 for looks, 9/10 for heart
clean | 100m in 12.34, 200m in 25.67
clean | from 2012 to 2016, then 2018 to 2021
clean | the 1980s, the 1990s and the 2000s
clean | on May 5, 2023 at 10:30
clean | $1,234,567.89 is my dream
`;
