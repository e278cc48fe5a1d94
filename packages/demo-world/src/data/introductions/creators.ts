import type { Introduction } from './introduction.ts';

/** Creators with many posts, and the member who speaks for the hotels. */
export const creators: readonly Introduction[] = [
  {
    username: 'lena',
    firstName: 'Lena',
    lastName: 'Hartley',
    language: 'en',
    bio: 'Edinburgh by birth, on a night train by choice. I write about <b>places with a good door</b> and worse Wi-Fi. More pictures: <a href="https://lena-wanders.example">lena-wanders.example</a>',
    home: ['Edinburgh', 'GB'],
    handle: 'lena.wanders',
  },
  {
    username: 'anna',
    firstName: 'Anna',
    lastName: 'Rieder',
    language: 'de',
    bio: 'Innsbruck. Berge vor dem Frühstück, Knödel danach. Ich schlafe lieber im <b>Gasthof mit knarzender Stiege</b> als im Designhotel, außer es hat eine Sauna.',
    home: ['Innsbruck', 'AT'],
    handle: 'alpen.anna',
  },
  {
    username: 'jules',
    firstName: 'Jules',
    lastName: 'Moreau',
    language: 'en',
    bio: 'Lyon, currently elsewhere. Working from kitchens, terraces and the odd laundry room. Halb Franzose, halb Badener, ganz müde.',
    home: ['Lyon', 'FR'],
    handle: 'nomad.jules',
  },
  {
    id: 97,
    username: 'concierge',
    firstName: 'Claire',
    lastName: 'Aebischer',
    language: 'en',
    bio: 'Twenty-two years behind hotel desks in Zurich and Geneva. Tell me where you are going and I will tell you <b>which room to ask for</b>.',
    home: ['Zurich', 'CH'],
    permissions: ['recommend_on_behalf', 'moderator', 'operator'],
  },
];
