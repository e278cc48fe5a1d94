/** Stays in India, Nepal, Bhutan and Sri Lanka; the form is explained at `readStays`. */
export const southAsia = `
= fortkochi-mallika | Mallika Verandah | Lilly Street 46 | 682001 | Kochi | Kerala | IN | 9.9640 | 76.2430 | coast
> priya 5200 INR m12 #kerala #kochi
Dutch gable, Portuguese tiles, Jewish lamp, Syrian Christian fish curry. The whole house is a footnote and I read all of it. The stair has a landing wide enough to nap on; I checked.
> ines 5400 INR m1 #kochi #tiles
Athangudi tiles in the hall, poured by hand on glass. One has a thumbprint. I put mine in it: same size.
> marko 5100 INR m2 #kerala #kochen
Fischcurry im Tontopf, Kokos frisch geraspelt, zwölf Curryblätter („nicht elf!“). Ich habe drei Tage lang nur zugeschaut und Zwiebeln geschnitten. Sie fanden meine Zwiebeln ordentlich. Ritterschlag.
> duc.pham 5150 INR m1 #kochi #coffee
Filter coffee poured from one arm's height to the other without looking. I filmed it in slow motion forty times and spilt mine twice.
> omar 5300 INR m11 #spiceroute
Pepper dust in the light, a synagogue with eleven hundred blue tiles of which no two match, an old man asleep on ginger. I've changed lesson fourteen.

= bengaluru-silk | Silk Cotton House | 3rd Cross, Basavanagudi 18 | 560004 | Bengaluru | Karnataka | IN | 12.9761 | 77.5930 | city
> priya 4300 INR #bengaluru #home
My city does not have many old houses left, so be kind to this one. Red oxide floor, a swing in the sitting room, filter coffee before you can ask.
> aiko 4250 INR m1 #bengaluru
Priya gave me the address. On the swing in the evening you go forward into the smell of jasmine and back into the smell of coffee. I have no plan for a swing in my house but I measured the beam.

= jaipur-pigeon | Haveli Kabootar Khana | Chandpol Bazar 212 | 302001 | Jaipur | Rajasthan | IN | 26.9181 | 75.7880 | desert
> aiko 6100 INR m2 #jaipur #blockprint
In the yard a man prints cloth, one flower at a time, and never looks at the edge. I bought two metres. It smells of mud and indigo and afternoon.
> noah 5900 INR m11 #india #pink_city
A peacock on the air conditioner. That's how you know.
> henrike 6000 INR m12 #rajasthan #haveli
Kalkputz mit Marmormehl, mit Achat poliert, seit zweihundert Jahren glatt wie ein Löffel. Ich habe so oft darübergestrichen, dass der Hausherr mir ein Probestück eingepackt hat.
> beatriz 5800 INR m3 #holi
Pink elbow, green ear, blue hotel sheet. I offered to pay for the sheet. They've framed it.

= udaipur-jheel | Jheel Kinara Guesthouse | Lal Ghat 61 | 313001 | Udaipur | Rajasthan | IN | 24.5868 | 73.7149 | lake
> leyla 4800 INR m2 #udaipur #see
Wäscherinnen um sechs, Tempelglocken um sieben, Affen im Obstteller um acht. Wecker braucht hier keiner.
> jules 4600 INR m10 #udaipur #workation
Power went at 2:58, deck due at 3. The owner ran out and came back with a scooter battery and two wires. Submitted at 3:04 with singed eyebrows. Extended a week out of loyalty.
> callum 4700 INR m1 #udaipur #walking
A criticism first: the stairs from the ghat to the roof are 88, unlit, and one is missing. I found out which. Everything after that stair is as good as any place I've stayed in: a bed on the roof under a net, the lake palace lit like a liner, the cook's aloo paratha at six for those who walk early. Mr Singh has since sent me a photograph. The stair has been put back. It's got my name painted on it.

= varanasi-ganga | Ganga Tat Lodge | Assi Ghat B1/88 | 221005 | Varanasi | Uttar Pradesh | IN | 25.3182 | 83.0122 | city
> beatriz 2900 INR m11 #varanasi #tabla
Took tabla lessons from a man who has been practising one phrase since 1979. He let me hear it. Then he let me hear it again, and it was different.
> fritz 2700 INR m1 #indien #bahn
Mit dem Nachtzug, sechs Stunden Verspätung, neun neue Freunde, vier davon minderjährig. Das Dachzimmer ist sauber, der Fluss beginnt direkt unter dem Bett, gefühlt.

= darjeeling-cloudbell | Cloudbell Cottage | Jalapahar Road 27 | 734101 | Darjeeling | West Bengal | IN | 27.0340 | 88.2620 | alpine
> callum 3600 INR m10 #tea #himalaya
A tin roof, a coal fire, porridge, rain, terriers. If not for the tree ferns and the third highest mountain on earth I'd have thought that I was at my gran's.
> fritz 3500 INR m3 #toytrain #darjeeling
Der Grund der Reise: 61 cm Spurweite. Der Lokführer hat mich erkannt. Nicht persönlich. Man erkennt sich eben.

= hampi-boulder | Boulder & Paddy Stay | Virupapura Road 9 | 583239 | Hosapete | Karnataka | IN | 15.3400 | 76.4630 | desert
> thandi 2100 INR m1 #hampi
Rocks piled up like a child had been called to supper halfway. A hammock, a rice field, a coracle home.

= leh-apricot | Chuli Bagh Homestay | Changspa Lane 44 | 194101 | Leh | Ladakh | IN | 34.1669 | 77.5867 | alpine
> anna 3100 INR m7 #ladakh #trekking
3.500 Meter: Am ersten Tag darf man nur sitzen, sagt Ama-le, und sie meint das ernst. Also saß ich. Aprikosen fielen. Am dritten Tag durfte ich abwaschen.
> emil 2900 INR m8 #ladakh
Alle Hunde von Leh haben mich geprüft und für unbedenklich erklärt. Ich soll Frau Holle grüßen.
> hazel 3000 INR m9 #ladakh #altitude
Day one: lie down. Day two: lie down. Day three: apricots.

= kathmandu-newa | Newa Chowk Rest House | Jyatha Marg 33 | 44600 | Kathmandu | Bagmati | NP | 27.7001 | 85.3252 | city
> henrike 5600 NPR m11 #kathmandu #holzbau
Geschnitzte Fenster, nach dem Beben Stück für Stück wieder eingesetzt. Auf jedem Balken steht mit Kreide eine Nummer, und Herr Shakya kennt sie alle.
> wren 5400 NPR m4 #nepal
Kites (the birds) over kites (the toys) over the roofs. Dal, rice, more dal before you can put your hand over the plate.
> anna 5500 NPR m10 #kathmandu #trekking
Eine Nacht vor dem Trek, eine danach. Vorher habe ich über den Lärm geschimpft, nachher klang er wie Musik, und das Bett hatte auf einmal vier Ecken.

= pokhara-machha | Machhapuchhre Garden Inn | Baidam Road 6-88 | 33700 | Pokhara | Gandaki Pradesh | NP | 28.2686 | 83.9678 | lake
> hazel 4200 NPR m10 #pokhara #mountains
Woke to a fishtail of ice above the laundry. I'm told it's eight hundred storeys. I can't do anything with a number like that except say wow and burn the toast.

= namche-yakbell | Yakbell Lodge | Upper Namche 12 | 56002 | Namche Bazar | Koshi | NP | 27.8055 | 86.7130 | alpine
> anna 3800 NPR/person m10 #everest #trekking
Apfelstrudel auf 3.440 Metern, vom Chef höchstpersönlich in Kitzbühel gelernt. Ich habe geprüft und für gut befunden, mit kleiner Anmerkung zum Zimt.
> duc.pham 3600 NPR/person m11 #everest #cold
I wore everything. All of it. At once. The stove burns yak dung and the whole dining room turns toward it like sunflowers.
> emil 3700 NPR/person m11 #everest #wandern
Ich habe Frau Holle von hier oben eine Sprachnachricht geschickt. Meine Schwester sagt, sie hat das Telefon abgeleckt.

= paro-dzong | Chimi Farmhouse | Shaba Village 14 | 12001 | Paro | Paro | BT | 27.4344 | 89.4138 | forest
> concierge 14800 BTN m4 #bhutan #farmhouse
Three storeys of rammed earth and a hot-stone bath in the orchard at dusk. The stones hiss, the artemisia steams, and the lady of the house sits outside to chat through the boards. Ask for the prayer-room side.
> aiko 14200 BTN m11 #bhutan #bath
They heat river stones until they glow, and drop them in the trough. You hear a crack and a sigh. Then it's your turn to sigh.
> mateo 14500 BTN m3 #bhutan
Chillies as a vegetable. I come from a country of meat and I wept like a child, asked for more, wept again. They were so pleased.

= galle-frangipani | The Frangipani Ledger | Pedlar Lane 29 | 80000 | Galle | Southern Province | LK | 6.0451 | 80.2115 | coast
> priya 21500 LKR m2 #galle #bawa
Someone here has looked at Bawa for a long time: the pond lands exactly where the rain falls from the roof.
> lena 22800 LKR m3 #srilanka #fort
The fort wall at six, all the town's boys flying kites from it; then string hoppers under a fan that ticks like an old projector.

= ella-viaduct | Nine Bends Guest House | Passara Road 17 | 90090 | Ella | Uva | LK | 6.8690 | 81.0480 | forest
> mirjam 11800 LKR m1 #srilanka #bahn
Sieben Stunden im blauen Zug, offene Tür, Teegrün bis zum Rand. Vom Bett aus hört man ihn um 6:39 pfeifen. Es war 6:52. Verziehen.
> tobi 10900 LKR m2 #srilanka
Rad geliehen, Bremsen nicht mitgeliehen. Sehr schönes Tal, habe es zügig gesehen.
> priya 11900 LKR m12 #srilanka #bridges
Nine arches, no steel: the story goes that the steel went to a war and the village finished in brick and stone and cement. I don't know if it's true. I know that I climbed down into the tea below it with a sketchbook, and that a man named Gamini, seventy, came down after me with an umbrella and held it over the drawing, not over me, for an hour. The guest house is run by his niece. The rooms are up on the bend, where the train has to slow, and the driver sounds the horn for her children and gets a wave, every time, both ways. The drawing's in my office now. There's a rain spot at the fourth arch, my fault: I made him go home for lunch.

= jaffna-palmyra | Palmyra Courtyard | Kandy Road 210 | 40000 | Jaffna | Northern Province | LK | 9.6698 | 80.0066 | coast
> marko 13400 LKR m7 #jaffna #kochen
Krabbencurry, das man noch am nächsten Tag an den Fingern riecht und nicht wegwaschen will.
`;
