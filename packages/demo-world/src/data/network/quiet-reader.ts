/** The posts of `quiet.reader`, who never mentions a hotel, newest first; the form is explained at `readNetworkPosts`. */
export const quietReader = `
== 2026-11
> img interior
Finished The Makioka Sisters under a blanket while the rain did its best impression of applause. Four sisters, one cherry tree, no hurry.

> img food
A pear. A knife. A page.

> img interior
On re-reading Middlemarch every ten years: at twenty I was Dorothea, at thirty I was afraid of being Casaubon, at forty I only want to know what everyone is having for tea.

> img street
The second-hand shop put Proust in "Travel". I think they're right.

== 2026-10
> car interior interior
My to-be-read pile has become furniture. There is a lamp on it.

> img forest
Reading outside, season finale.

> img interior
“You must change your life,” says the poem. I changed the bulb.

> img food
Soup books, ranked: 1. Moby-Dick (chowder). 2. Alice (mock turtle). 3. Everything Russian.

> img interior hidden
Page 400 of 812. Base camp.

== 2026-09
> img lake
Took The Summer Book to the water. Read one chapter, watched one duck, read it again.

> img interior
Marginalia by a stranger: "No!!!" on p. 61, then on p. 212, small: "oh."

> img street
Library fines were abolished here on Monday. I returned a book from 2004 and was hugged.

> reel interior nourl
the sound of a paperback opening

> img interior
Bookplate of the month: an owl holding a railway timetable.

== 2026-08
> img coast
Sand in Woolf. As it should be.

> img interior
Three translations of the same haiku, side by side. One splashes, one plops, one merely notes that a frog has entered the record.

> img food
Cherries and Chekhov. Both stain.

> car interior street
Before and after the bookshelf fell. I'm fine. The Russians broke Austen's fall.

== 2026-07
> img interior
Too hot for plots. Reading dictionaries.

> img forest
"Under the Greenwood Tree", under a tree. I know. I KNOW.

> img interior
What I look for in a novel: weather, soup, a letter that arrives late.

> img street
Somebody is leaving poems in the laundrette dryers. Mine was warm.

== 2026-06
> img interior
Bloomsday: read the kidney chapter over toast. Made a decision about kidneys.

> img lake
Nobody has ever regretted a long short story.

> img interior
My grandmother's Heine, with a tram ticket at the same poem where I would've put one.

> img food
Bookclub verdict: 3 for, 2 against, 1 had seen the film, 7 scones.

== 2026-05
> img interior
Lost my place. Started again. Better this time.

> img street
The bookseller wraps everything as if it were going by sea.

> img interior
First lines I'd hang on a wall. (Swipe in your mind, I only own one frame.)

> video forest
Wind turning pages faster than me.

== 2026-04
> img interior
National poetry month, week two: learning one by heart. It's short. So am I on talent.

> img food
Hot cross bun, cold cross reader.

> img interior
A novel should be long enough to catch a cold and recover in.

== 2026-03
> img street
Spring window at the bookshop: all green covers. It works.

> img interior
Ghost stories with the lights on. Coward, and proud of the wiring.

> img lake
Reading in a boat, moored. I don't trust narrators that much.

== 2026-02
> img interior
Valentine's: eleven letters by Keats and a hot-water bottle.

> img food
Toast crumbs: the real bookmark.

== 2026-01
> img interior
Resolutions: fewer books bought (ha), more books finished (hm), spine repair (yes).

> img interior
Snow day. The whole street is quiet enough to read aloud in.
`;
