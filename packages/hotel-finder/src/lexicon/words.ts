import { readFileSync } from 'node:fs';
import { addSet } from '../text/vocabulary.ts';

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter(Boolean));
}

/** Lodging words before a name that suffice to make it a hotel: "Hotel Post", "Riad Sefrou". */
export const HEADS_BEFORE = words(`
hotel hotell otel hostel hostal hostellerie hosteria pension pensione pensao gasthof gasthaus gastehaus landgasthof landhotel landhaus
berghotel strandhotel seehotel parkhotel schlosshotel wellnesshotel naturhotel biohotel kinderhotel familienhotel sporthotel alpenhotel
waldhotel kurhotel arthotel aparthotel apartotel boutiquehotel designhotel romantikhotel grandhotel posthotel panoramahotel golfhotel
inselhotel hafenhotel stadthotel ferienhotel aktivhotel vitalhotel thermenhotel bergresort wellnessresort alpinhotel genusshotel burghotel
almdorf chaletdorf riad ryokan minshuku onsen masseria agriturismo rifugio finca fincahotel pousada parador posada hosteria hacienda
auberge relais locanda albergo kasbah haveli berghaus berggasthaus berggasthof berghutte jugendherberge motel eremito agroturismo
cortijo casona herdade estalagem residencial konoba vila tented glamping heuhotel weingut gutshof seminarhotel baumhaushotel bedandbreakfast
albergue trullo podere garni tenuta fattoria casale casolare ostello hospedaje estancia guesthouse guesthaus gasthuis zajazd penzion xenonas hanok
losmen wisma gjestehus gjestgiveri gjestegard vandrarhem pensjonatet turisthotell fjellstue motell gastgiveri vardshus rorbuer chambres hosteria
radlerpension fruhstuckspension hotelpension familienpension alpengasthof gasthaus brauereigasthof naturfreundehaus schutzhaus gastehof bauernhofpension
kurhaus pansiyon konak konagi refuge homestay schlossgut hofgut pensjonat pensionat penzion gistgarden badehotel albergue hospederia
rorbu gistihus gistihusid gistiheimili gistingarhus gistingarhusid farfuglaheimili hotelli majatalo viesnica viesbutis pensiunea bujtina
hotelik gosciniec schronisko albergaria hospedaria alojamento foresteria affittacamere hotellerie fondouk funduq gostinitsa xenodochio
xenodocheio archontiko vendeghaz fogado gostisce refugio herberg hospedajes shukubo machiya
`);

/** Lodging words before a name that have many other meanings: they need another hint of a stay. */
export const WEAK_HEADS_BEFORE = words(`
villa casa palazzo castello chateau schloss burg maison haus domaine manoir mas bastide quinta borgo tenuta palacio palais palac chalet dar
house castle camp lodge resort castel ca can son alm hutte gut hof landgut residenz residence residenza residencia suites apartments cabin
baita maso malga capanna gite cabanes cabane monastero convento pazo torre dimora trullo trulli cave cabanas cabana bungalows cascina monte moulin clos
herberge pod hutten studios rooms seehaus strandhaus winzerhof palacete solar residenza sobe
`);

/** Lodging words after a name that suffice to make it a hotel: "Lantern House Hotel", "Sabi Lodge". */
export const HEADS_AFTER = words(`
hotel hotell otel hostel resort resorts inn lodge lodges motel ryokan guesthouse aparthotel hideaway retreat suites riad hostels hotels
berghotel parkhotel wellnesshotel boutiquehotel homestay homestays pensjonat pensionat badehotel gasthaus gastehaus hostal pousada ecolodge glamping minshuku hut hutte onsen pension gasthof bnb backpackers sanctuary
guesthouses kro turisthotell fjellstue gjestehus vandrarhem vardshus farmstay bekkan pansiyon konukevi homestead
fjellstove fjordstove gastgivaregard gastgiveri fjallstation lomakyla kulalistemaja puhkemaja viesnica szalloda panzio vendeghaz fogado
oteli pansiyonu konagi shukubo machiya minbak gastehuis walawwa majatalo gistihus
`);

/** Lodging words after a name that have many other meanings. */
export const WEAK_HEADS_AFTER = words(`
house manor castle hall villa villas palace court camp cabins cottages farm farmhouse estate hof alm haus schloss spa club tower plaza chalet
studios pods huts houses bungalow ranch dorm quarters rom rum cottage cabin loft lofts haven nest rest
chalets arms palais residence residences apartments rooms place mansion stay stays abbey priory grange barn townhouse haveli treehouse
treehouses huus bungalows beach
`);

/** Kinds of hotel written as one German word: "Wellnesshotel", "Kinderhotel". */
const HOTEL_COMPOUND =
  /^(?!insekten|bienen|wildbienen|katzen|hunde|tier|igel|vogel|wespen|pferde|kafer|hamster|marienkafer|schmetterling|puppen)[a-z]{2,20}(?:hotel|resort|lodge|hostel|gasthof|gastehaus)$/;

/** Whether a word is such a compound, and not a hotel for bees or dogs. */
export function isHotelCompound(word: string): boolean {
  const last = word.length - 1;
  // Most words end differently, and two letters tell.
  if (last < 7 || LAST_BUT_ONE[word.charCodeAt(last)] !== word.charCodeAt(last - 1)) return false;
  return HOTEL_COMPOUND.test(word);
}

/** By the last letter of such compounds, the one before it. */
const LAST_BUT_ONE: readonly (number | undefined)[] = lettersBeforeLast('el rt ge of us');

function lettersBeforeLast(ends: string): (number | undefined)[] {
  const before = new Array<number | undefined>(128).fill(undefined);
  for (const end of ends.split(' ')) before[end.charCodeAt(1)] = end.charCodeAt(0);
  return before;
}

/** Words of hotel names that do not distinguish one hotel from another. */
export const GENERIC = words(`
hotel hotels hotell hostel resort resorts spa palace inn guesthouse lodge villa villas suites suite boutique grand the das der die le la les il
el by and at in of de du da do dos del della di zum zur am im und y e a al wellness luxury golf club beach house collection apartments
residence residences rooms guest bed breakfast motel pension gasthof garni design art mountain design retreat hideaway camp mas casa l d
`);

/** Small words that may stand inside a name between capitalised ones. */
const CONNECTORS = words(`
de du des la le les l d da do dos das del della dell dei di el los las y e i and und & zum zur zu am im of the an der den dem a al auf
by at on sur sous van von s tou tis ton pod nad na aux ved pri
`);

/** Of these, the ones that follow a complete name and say where the house is. */
const LOCATIVES = words('am im an auf zu at on by sur sous al a');

/** Names of inns that are ordinary German words. */
export const INN_NAMES = words(`
post sonne krone adler lowe lowen hirsch hirschen linde rose baren bar ochsen ochse schwan schwanen engel stern sterne traube lamm kreuz rossl
rossli ritter anker mond rebstock tanne jager jagerhof alpenrose edelweiss enzian gams steinbock seeblick bergblick alpenblick waldblick
panorama post bahnhof schwarzer schwarzen goldener goldenen goldene roter weisses weisser blauer gruner grune alte alter altes neue kaiser
konig konigin prinz schloss burg park wald see berg alpen tirol central zentral royal imperial bristol astoria excelsior continental metropol
europa bellevue victoria astor savoy ambassador regina eden miramar belvedere majestic plaza moderne paradis paradise sunrise sunset
garden gardens ocean island lagoon beach palm palms reef coral bay harbour harbor river forest hill valley lake mountain view star moon sun
lion dolphin swan eagle horse crown bell anchor ship lighthouse lantern mermaid pearl jasmine lotus bamboo olive lemon orange fig almond
mar sol luna playa casa monte vista bella flor rosa azul blanca blanco verde oliva santa san santo saint
`);

/** Hashtags and handles made only of these say nothing about one hotel. */
export const TAG_FILLER = words(`
hotel hotels hotelife life love lover lovers review reviews blog blogger blogging room rooms boutique luxury design travel style goals vibes
time tips tip of the my in a world wide best stay stays night nights day days week weekend wellness spa resort resorts pool view views
experience inspiration hopping hop design interior interiors collection collections story stories photography photo bar breakfast food
urlaub reise liebe familien familie kinder tipp tipps empfehlung test tester check small leading great good beautiful amazing visit at i we
our with to and family kids romantic secret unique cool hidden gem gems bed management job jobs industry marketing news deals booking online
business school training chef staff team manager concierge guest guests
insta instagram gram addict junkie mood moments moment memories dreams dreaming dream escape escapes getaway getaways hideaway hideaways
`);

/** Words common in travel captions that frequency lists leave out. */
const TRAVEL_WORDS = `
pool pools sauna saunas infinity buffet bademantel ausblick aussicht frühstück fruhstuck zimmer suite balkon balcony terrace terrasse rooftop
wellness spa honeymoon roadtrip citytrip urlaub ferien auszeit ubernachtet ubernachtung nachte nacht geschlafen gebucht eingecheckt checkin
checkout kaiserschmarrn spritz aperol croissant croissants cappuccino espresso latte matcha brunch sunset sunrise sunsets golden hour sunshine
hike hiking hikes trail trails glacier fjord fjords lagoon snorkelling snorkeling safari giraffe giraffes elephants penguins camper campervan
airbnb glamping staycation staycations getaway getaways hideaway cosy cozy comfy gorgeous stunning dreamy iconic yummy delicious obsessed
bucket bucketlist vibes vibe mood goals swipe reel reels story stories linkinbio bio giveaway gewinnspiel anzeige werbung unbezahlte gifted
einladung hosted collab jetlag jetlagged layover passport suitcase backpack outfit ootd sneakers bikini sunscreen towels towel bathrobe robe
kids toddler toddlers baby babies mama papa mami papi oma opa kinderclub halbpension vollpension meerblick seeblick bergblick whirlpool
wanderung wandern gipfel huette hutte alm kuche essen lecker schon traumhaft wunderschon herrlich gemutlich mega krass geil endlich
lighthouse harbour harbor castle cathedral museum tapas gelato pasta pizza ramen sushi tacos burger cocktail cocktails martini negroni
vines boulders siesta cala adriatic atlantic pacific mediterranean aegean baltic riviera caribbean alps alpen adria atlantik pazifik mittelmeer
ostsee nordsee vista terrazza bosco jardin torre mercato plaza colline hills cliffs dunes harbor marina lagune kanal canal gondola vineyard
insta instagram tiktok influencer blogger wifi wlan kissen matratze bettwasche decke teppich badewanne dusche handtuch rezeption lobby
mamma amici famiglia vacanza vacanze piscina colazione camera notte notti mare montagna chambre nuit nuits vacances plage piscine petit
dejeuner sejour coucou bisous habitacion noche noches desayuno playa vacaciones verano quarto noite praia ferias cafe manha
fazit tipp tipps test liste vergleich erfahrung erfahrungen bericht tour rundgang guide list review reviews etiquette capsule kapsel party tips hack hacks picnic breakfast
tower bridge old town altstadt city centre center downtown airport station bahnhof hauptbahnhof
courtyard curtain curtains beam beams kitsch grandad grandpa grandma granny nana nan hubby husband wife bestie besties fiance fiancee
toddler newborn puppy pup doggo zimmerservice doppelzimmer einzelzimmer dampf weite waterhole wirtin wirt wirtsleute gastgeber gastgeberin
chef kellner kellnerin barkeeper butler concierge porter housekeeping receptionist reception bathtub tub bath shower duvet pillow pillows
mattress bunk bunks bunkbed hammock fireplace chandelier wallpaper staircase balcony corridor lobby lounge minibar kettle slippers robes
comment comments dm tag follow link save share repost caption photos video vlog melatonin pyjamas pajamas earplugs bathrobes linen linens
barefoot candle candles candlelight seagulls gulls crickets frogs geckos monkey monkeys baboons elk moose deer goats sheep cows kuhe schafe
kerze kerzen kamin ofen kachelofen holz stille ruhe regen nebel schnee schneeflocken sterne himmel morgen abend nachmittag vormittag stunden
badewanne regendusche bettlaken kopfkissen decke kissen teppich dachterrasse dachpool innenhof garten wiese steg ufer strandkorb liegestuhl
knodel schnitzel spatzle kasnocken marmelade semmel brotchen kuchen torte apfelstrudel speck kase wein bier schnaps espresso milchkaffee
neve pioggia sole silenzio colazione cena letto finestra terrazza piscina giardino matin soir pluie neige silence volets draps fenetre piscine
lluvia nieve silencio ventana terraza piscina hamaca desayuno cena chuva neve silencio janela varanda rede pequeno almoco cafe
anniversary birthday weekend midweek monday tuesday flatmate colleagues kollegen schwester bruder mutter vater eltern schwiegermutter oma opa
nebensaison hauptsaison vorsaison nachsaison offseason holidays schulferien osterferien herbstferien
tag tage tagen woche wochen stunde jahr jahre monat monate
enkel enkelin cousin cousine tante onkel nachbarn freundin freunde madels jungs mates girlies
`;

function readLanguage(language: string): ReadonlySet<string> {
  const file = new URL('../data/ordinary-words.txt', import.meta.url);
  const lines = readFileSync(file, 'utf8').split('\n');
  return new Set(lines[lines.indexOf(`# ${language}`) + 1]?.split(' '));
}

function readOrdinary(): ReadonlySet<string> {
  const file = new URL('../data/ordinary-words.txt', import.meta.url);
  const lines = readFileSync(file, 'utf8').split('\n');
  const languages = lines.filter((line) => !line.startsWith('#')).map((line) => line.split(' '));
  const most = Math.max(...languages.map(({ length }) => length));
  const found = new Set<string>();
  // By rank, so that the most frequent words are adjacent in all tables.
  for (let rank = 0; rank < most; rank += 1)
    for (const language of languages) {
      const word = language[rank];
      if (word) found.add(word);
    }
  for (const word of words(TRAVEL_WORDS)) found.add(word);
  return found;
}

/** Frequent words of six languages, folded: alone they are not the name of a hotel. */
export const ORDINARY = readOrdinary();

/** Ordinary words that German does not have: in a German text they belong to a name ("Albergo Passo Rolle"). */
const GERMAN = readLanguage('german');
const TRAVELLERS = words(TRAVEL_WORDS);

export function isForeignToGerman(word: string): boolean {
  return !GERMAN.has(word) && !TRAVELLERS.has(word);
}

/** Articles, prepositions, pronouns and verbs that end a name written in lower case. */
export const STOP_WORDS = words(`
i ive im id ill youve youre weve were theyve theyre dont didnt cant couldnt wont wouldnt isnt wasnt arent thats its whats lets heres theres
a an the and or but so if of for to in on at by with from as is was were be been are am i we you he she it they my our your his her its their
me us this that these those here there then than too very just not no yes all some any what which who when where why how had has have do did
does can could will would should get got go went gone come came one two three four five six seven for with without near next after before
over under between during because while about into out up down off again only also still even ever never always more most much many little
lot really quite such each every both few other another first last best worst good great nice lovely new old big small
der die das den dem des ein eine einen einem einer eines und oder aber so wenn von fur zu in im an am auf aus bei mit nach seit vor uber unter
ich wir du ihr er sie es mein meine unser unsere unserem unserer dein euer sein ihre ist war waren sind bin habe haben hat hatte hatten wird
werden kann konnte nicht kein keine ja nein auch nur noch schon sehr mehr viel viele wie was wer wo wann warum hier da dort dann als doch mal
le la les un une des du de et ou mais avec sans pour dans sur sous chez par est etait sont nous on je tu il elle vous ils elles notre nos mon
ma mes ce cette ces qui que quoi
il lo gli uno una e ed o ma con senza per nel nella sul sulla tra fra di da del della dei delle al alla ai era sono siamo abbiamo ho hai ha noi
io tu lui lei voi loro nostro nostra mio mia questo questa
el los las unos unas y pero sin por para en con del al es era son somos hemos he nos yo tu ella nosotros nuestro nuestra mi este esta
o os um uma e mas com sem por para no na nos nas do da dos das ao foi sao somos nosso nossa meu minha este esta
tonight today tomorrow yesterday heute gestern morgen demain hier domani ieri hoy ayer hoje ontem
night nights nacht nachte noche noches notte notti nuit nuits
`);

/** Given names, and others that only seem to name a hotel. */
export const PEOPLE = words(
  `paris hilton pearl ruby jasmin ${readFileSync(new URL('../data/given-names.txt', import.meta.url), 'utf8')}`,
);

/** Bits of the sets above in `Token.sets`. */
export const SETS = {
  headBefore: addSet(HEADS_BEFORE),
  weakHeadBefore: addSet(WEAK_HEADS_BEFORE),
  headAfter: addSet(HEADS_AFTER),
  weakHeadAfter: addSet(WEAK_HEADS_AFTER),
  generic: addSet(GENERIC),
  connector: addSet(CONNECTORS),
  locative: addSet(LOCATIVES),
  innName: addSet(INN_NAMES),
  tagFiller: addSet(TAG_FILLER),
  ordinary: addSet(ORDINARY),
  stopWord: addSet(STOP_WORDS),
  person: addSet(PEOPLE),
} as const;
