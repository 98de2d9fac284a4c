export const englishClean = `
clean | I am 1.75 m tall, 68 kg, 34 years.
clean | shoe size 38.5
clean | I reply within 24 hours.
clean | price 25.50
clean | born 1990
clean | from 9:00 to 17:30
clean | 3–5 years of practice, and a lot of patience
clean | 10/10 would walk in the rain again
clean | I love coffee at dot-com parties
clean | signal me when you are ready
clean | My line of work is quiet and indoors.
clean | wire transfer is not my thing
clean | That was a snap decision, and a good one.
clean | A session of 45 minutes is plenty.
clean | see you at the bar
clean | I like rain.So does he
clean | Small things, e.g. tea, i.e. the good kind, etc.
clean | The file photo_2024.jpg did not open.
clean | I write Node.js and a little ASP.NET for a living.
clean | Well... maybe... we will see...
clean | It cost 12,500.00 and was worth every cent.
clean | № 5 on the list, № 1 in my heart
clean | $50 is fine, $100 is too much.
clean | Dinner @ 5pm, drinks @ 8.
clean | Measurements 90-60-90 are a myth.
clean | 182/80/39, calm, non-smoker
clean | The code to the museum is in the museum.
clean | I was born on 1987-11-23 and nobody noticed.
clean | My flat is 64 m2 and has 3 windows.
clean | We counted: one, two, three, four, five.
clean | Ten, nine, eight, seven, six, five, four, three, two, one, lift-off!
clean | I speak 3 languages, 2 of them badly.
clean | On Instagram everybody looks happy.
clean | I deleted Facebook, Snapchat and TikTok in 2021.
clean | My Telegram is only for family.
clean | WhatsApp: never. Letters: always.
clean | I kicked the kik habit years ago.
clean | Version 2.10.3 fixed it, 2.11.0 broke it again.
clean | ISBN 978-3-16-148410-0 is the best book I own.
clean | Flight AC 8812 leaves at 06:45 from gate C14.
clean | I live at 1420 Harbour Street, 5th floor.
clean | 2019, 2020, 2021 and 2022 were strange years.
clean | Open Mon-Fri 8.30-16.45, Sat 10.00-14.00
clean | The ratio was 1:1000, then 1:2500.
clean | My dog's birthday is 04.07.2019.
clean | Population 2,463,431 and still no good bagels.
clean | I want to connect the dots, not to collect them.
clean | Look at me.I am fine.
clean | We met at noon.It was raining.Nobody cared.
clean | Ping me here, I read everything.
clean | I look at art dot by dot.
clean | Call me old-fashioned, but I like paper.
clean | Text me a poem, not a number.
clean | Order 20240315 arrived late.
clean | My cat weighs 4.2 kg; my other cat 6.75 kg.
clean | Between 30 and 45, give or take 5.
clean | I have 2,000 books and 0 regrets.
clean | Message me on here, I never leave the site.
clean | I x out the calendar days until summer.
clean | We take turns, 50/50.
clean | Drop me a line if you like jazz.
clean | The session notes are in notes.txt and plan.docx
clean | I am 5'9" and my partner is 6'2".
clean | 1 2 3 4 5 6 7 8 9 10, who is hiding?
clean | USD 1,999.99 for a sofa? No.
clean | Lat 49.2827, long -123.1207, give or take a mile.
clean | See you @home or @work.
clean | I work in IT and live in a small town, pop. 12,345.
clean | My Instagram is chaotic and my fridge is worse.
clean | Snapchat filters scare me.
clean | Facebook marketplace found me a piano for $120.
clean | I read Reddit more than I should.
clean | Discord servers are my secret weakness.
clean | Telegram channels about birds, mostly.
clean | I quit Twitter. X marks nothing for me.
clean | X is not my scene; 3x a week at the gym is.
clean | My mother only just discovered WhatsApp stickers.
clean | Signal strength: two bars. Mood: five.
clean | The line was long, the session short.
clean | I can line up drinks, you line up jokes.
clean | Skype interviews are the worst part of my job.
clean | We used to talk on MSN; those were the days.
clean | I met my ex on Tinder, my dog at a shelter.
clean | Zelle, Venmo and PayPal confuse me.
clean | I pay cash, $20 bills only, like a film villain.
clean | My budget is 1500-2000 a month.
clean | Looking for someone 35-50, within 25 km.
clean | I am 6 ft 1, 185 lbs, size 12 shoes.
clean | My working hours are 0800-1600.
clean | Call me at any hour, I will not pick up.
clean | Text first, then coffee, then maybe dinner.
clean | Phone off after 10 pm, always.
clean | My number one rule: no lies.
clean | I have a degree from 2008 and a scar from 2009.
clean | 24/7 availability is a myth.
clean | The temperature was -12.5 and we still went.
clean | I ran 42.195 km in 3:58:12.
clean | Chapter 7, verse 11, if you must know.
clean | About 7.8 billion people, and I like about 12 of them.
clean | The recipe: 250 g flour, 3 eggs, 100 ml milk.
clean | Postal codes like V6B 1A1 are poetry.
clean | Bus 257 leaves at 7:05, 7:35 and 8:05.
clean | Highway 99, exit 174, then left.
clean | My favourite film is 2001, then 8 1/2, then 12 Angry Men.
clean | I own 3 guitars (1968, 1974, 1999).
clean | Area 51 jokes welcome.
clean | It was a 50-50 call.
clean | Well, that escalated quickly.Anyway, hello.
clean | I am tired.In a good way.
clean | He left.To be honest, I did not mind.
clean | She said no.Me too.
clean | Tell me about art.Music.Books.
clean | I like long walks.Is that a cliche?
clean | I prefer tea (no sugar), e.g. oolong.
clean | Prof. Dr. med. vet., but just call me Max.
clean | My degree: B.Sc., M.A., Ph.D. pending.
clean | A.M. or P.M., I am slow.
clean | U.S.A., U.K., E.U.: lived in all three.
clean | We saw Mt. Baker, St. Helens, etc.
clean | config.yaml, main.py and index.html are my love letters.
clean | The report (final_v3.pdf) is done.
clean | I coded in C# 2010 and regret it.
clean | We drove 1,200 km, slept 4 h, ate 9 tacos.
clean | $1,000,000 would not change me. OK, maybe.
clean | Rent is CA$2,400, which is a crime.
clean | I won 2:1, lost 0:3, drew 1:1.
clean | Between us: I count sheep, one, two, three, four, five, six, seven, eight.
clean | It takes two to tango, three to gossip.
clean | One in a million, two of a kind.
clean | Let us meet at nine or ten.
clean | I have zero patience, one cat and two jobs.
clean | At times I stare at a dot on the wall.
clean | Polka dot dresses at garden parties.
clean | At the dot of eight I leave.
clean | I am an @ sign enthusiast.
clean | R&B, D&D, B&B: yes.
clean | Rated R, PG-13 at heart.
clean | Serial number 4815162342 is from a TV show.
clean | The parcel 1234567890123 never came.
clean | My shoe collection: 38, 38.5, 39, 39.5.
clean | Weights: 20 kg, 22.5 kg, 25 kg, 27.5 kg.
clean | I speak C1 English, B2 German, A1 Mandarin.
clean | My blood type is O+, my mood is B-.
clean | iPhone 15 or Pixel 8, I do not care.
clean | I drive a 1998 BMW 328i, badly.
clean | Wine from 2015, cheese from yesterday.
clean | GPS said 300 m; it was 3 km.
clean | Happy to host, BYOB, 7ish.
clean | I follow people, not rules.
clean | Add me to your list of bad ideas.
clean | Find me at the bar, third stool.
clean | I am on the app most evenings.
clean | Reach me through the site, it is safer.
clean | My handle on life is weak.
clean | User names are hard, so I kept the default.
clean | Wickr, Threema, Session: too many apps.
clean | I do not give out my phone number or email.
clean | Please no links, no numbers, no drama.
clean | An email a day keeps the boss away.
clean | My website died in 2012, may it rest.
clean | .com bubbles and other childhood memories
clean | dot com era kid, born 1985
clean | Love letters > text messages.
clean | I like to cook @ home and eat @ yours.
clean | 8am @ the lake, bring a towel
clean | Cost: 3 x $15 = $45.
clean | 555 steps to the top, I counted.
clean | Size 10-12, bust 36, waist 28, hips 38.
clean | 34/F/Vancouver, 19+ only
clean | M4F, 40s, 5'11", 190.
clean | 100% real, 0% drama.
clean | Top 10 in 2023, top 3 in 2024.
clean | 1st date: coffee. 2nd: museum. 3rd: we will see.
clean | Free on 12.12., 13.12. and 14.12.
clean | Between 2023-12-24 and 2024-01-02 I am away.
clean | My team won 4-3-3, then switched to 4-4-2.
clean | Channel 4, BBC 2, Radio 1.
clean | Take the 10:45, change at 12:10, arrive 13:55.
clean | Invoice 2024-00173 is still open.
clean | About 3,500,000 steps last year.
clean | Born 19900512? No, but close.
clean | Pi is 3.14159265 and I know more digits.
clean | The square root of 2 is 1.41421356.
clean | IP 192.168.0.1 is my happy place.
clean | My lucky numbers are 3, 7, 12, 21, 33 and 42.
clean | Coordinates of my heart: unknown.
clean | The 60s, 70s, 80s and 90s, all of them.
clean | Follow your heart, mind the gap.
clean | Signal: weak. Coffee: strong.
clean | Session: Thursday 18:00, bring socks.
clean | Instagram: no. Pigeons: yes.
clean | Telegram or letter? Letter.
clean | V for Vendetta is overrated.
clean | Studio 54, Area 51, Blink 182.
clean | I loved Se7en and Apollo 13.
clean | x_x is how I feel on Mondays
clean | ^_^ that is my face right now
clean | snake_case over camelCase, always
clean | Dr.Smith and Mrs.Jones live nextdoor.
clean | It was fun.We laughed.They left.
clean | my cat.my rules.my couch
clean | I run marathons.in the rain.at night
clean | What a day.no really
clean | Ask me about Brexit.or do not
clean | Wi-Fi 6, USB 3.2, HDMI 2.1: I speak fluent cable.
clean | Buses 3, 8, 19, 20, 22 all stop at my door.
clean | Scores: 21-19, 18-21, 21-17.
clean | Temperatures: 12, 15, 9, 7, 11, 13, 14.
clean | Heights 150-160-170 cm, all welcome.
clean | 2 adults, 2 kids, 1 dog, 0 plans.
clean | 1-2-3 and we are off
clean | Call of Duty 4, Fallout 3, Doom 2016.
clean | Ring size 6.5, hat size 7 1/4.
clean | Text size 14, line height 1.5.
clean | Number 10, Downing Street.
clean | Apt 1203, buzzer 4471.
clean | From 01.06.2024 to 31.08.2024 I am in Split.
clean | On 12/05/1987 14:45 I was born.
clean | Please don't message me on other apps.
clean | Don't ask for my snap or insta.
clean | not into sharing Insta handles
clean | No WhatsApp numbers please.
clean | My email address stays private.
clean | At gmail they never sleep, my friend says.
clean | I am a designer at Yahoo, or was.
clean | He paid by PayPal, I paid by card.
clean | Cash only, no cards, no crypto.
clean | Bitcoin at 60000, my savings at 600.
clean | The IBAN form had 12 fields.
clean | a 5,000-piece puzzle, 3,998 done
clean | We have 4 seasons: 3 wet, 1 wetter.
clean | I can do 100 push-ups (in 3 days).
clean | My top speed is 250 km/h, on paper.
clean | pH 7.4, SPF 50, 1080p
clean | Est. 1984, refurbished 2019.
clean | Bach BWV 1007, Op. 9 No. 2, K. 545.
clean | Rule #1: be kind. Rule #2: see rule #1.
clean | #nofilter #1990 #staycurious
clean | Windows 95 was my first love.
clean | 3.5 mm jack, 6.1 inch screen
clean | I am 90% coffee, 10% hope.
clean | Let's say 7:30ish at the usual place.
clean | ten out of ten would nap again
clean | two plus two is four, four plus four is eight
clean | one day I will learn to say no
clean | Seven of nine is my favourite character.
clean | zero stress one life two dogs
clean | catch me at 5 or 6, never 7
`;
