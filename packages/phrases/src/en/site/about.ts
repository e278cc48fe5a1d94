/** What Staylore is, what is being built, and whose work it stands on. */
export const about = {
  kicker: 'About Staylore',
  title: 'The best hotel tip is a person.',
  lead: 'Staylore collects places that someone stayed at, loved and wrote about – and leads you from the story to the place.',
  explore: 'Start exploring',
  story: {
    title: 'How it began',
    paragraphs: [
      'Everyone knows the moment: a friend posts a morning on a balcony somewhere, and the one thing you want to know is missing. Where is that? Three weeks later the post has sunk, the hotel’s name was in the ninth comment, and you end up in a list of four hundred hotels, sorted by who paid most.',
      'Lore is knowledge that is passed on by telling. Travellers have always had it: which innkeeper to ask for, which room is the quiet one, which month to come in. Today most of it sits in captions that nobody finds again.',
      'Staylore is where it is kept. A stay has a picture, a place, a few honest sentences and a face behind it. No stars out of five, no anonymous averages: just a person, and what they have to say.',
    ],
  },
  does: {
    title: 'What you can do here',
    lead: 'Read without an account. Write, follow and save with one.',
    entries: [
      {
        title: 'Find the hotel in the post',
        text: 'Enter the handle of a travel creator. Our AI scanning agent reads the captions and place tags of their posts and shows the stays in them, with the hotel’s name where it is given.',
      },
      {
        title: 'Keep your own stays',
        text: 'Save what a scan of your handle found, or write about a stay yourself: pictures, place, price, the hotel’s link.',
      },
      {
        title: 'Follow people, not algorithms',
        text: 'Your feed is made up of the members you follow and what they recommend. Save what you like, and search by place when the next trip comes up.',
      },
      {
        title: 'Pass it on',
        text: 'Each stay has a public page that anybody can open, with or without an account.',
      },
    ],
  },
  magic: {
    title: 'Magic',
    badge: 'In development',
    paragraphs: [
      'Magic is an AI feature we are working on, an assistant that plans with you: say what you are in the mood for, and it looks through the stays of the people you trust and suggests where to go, with the reason and the source of each suggestion.',
      'It is not there yet. When it is, you will find it here, and it will say plainly which words are its own and which were written by a member.',
    ],
  },
  thanks: {
    title: 'Built on the work of others',
    lead: 'Staylore is open-source software under the MIT License. It builds on data and work that others share.',
    credits: [
      {
        name: 'GeoNames',
        text: 'Towns, regions and coordinates, licensed under Creative Commons Attribution 4.0. Reduced to what is needed, with names in English and German added.',
        url: 'https://www.geonames.org',
      },
      {
        name: 'Natural Earth',
        text: 'Outlines of land and countries on the map, public domain, by way of world-atlas by Michael Bostock (ISC License).',
        url: 'https://www.naturalearthdata.com',
      },
      {
        name: 'Fraunces',
        text: 'The typeface of the headlines, by the Fraunces Project Authors, SIL Open Font License 1.1.',
      },
      {
        name: 'Inter',
        text: 'The typeface of the text, by the Inter Project Authors, SIL Open Font License 1.1.',
      },
      {
        name: 'Lucide',
        text: 'The icons, by the Lucide contributors, ISC License.',
        url: 'https://lucide.dev',
      },
      {
        name: 'SecLists',
        text: 'The list of passwords too common to be safe, by Daniel Miessler and the authors of SecLists, packed by Jonathan Ong, MIT License.',
      },
    ],
    names:
      'Instagram, Google, Apple, Awin and other names belong to their owners; Staylore is not affiliated with them.',
  },
};
