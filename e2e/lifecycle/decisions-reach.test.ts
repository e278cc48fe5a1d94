import { decide } from '../decide.ts';
import { expect, test } from '../journey.ts';
import { writeStay } from '../write-stay.ts';

for (const { action, what } of [
  { action: 'hide', what: 'stay' },
  { action: 'suspend', what: 'member' },
])
  test(`No page shows a ${what} any more, to visitors or members, with the next request after moderators ${action} it`, async ({
    newMember,
    site,
  }) => {
    const word = `quor${crypto.randomUUID().slice(0, 8)}`;
    const author = await newMember(`by.${word.split('').reverse().join('')}`);
    const post = await writeStay(author, {
      location: `${word} lodge, Zermatt`,
      hotel_name: 'Hotel Murmelhof',
      caption: `${word} slept here.`,
      tags: word,
    });
    await author.context.request.put('/api/me/atlas', { headers: author.headers, data: { shown: true } });
    const fan = await newMember(`fan.of.${word}`);
    const { hotel_link: _, hotel_slug: slug } = await fan.read(`/api/posts/${post.id}`);
    for (const [url, data] of [
      ['/api/follows', { user_id: author.id }],
      ['/api/postfavorites', { post_id: post.id }],
    ] as const)
      expect((await fan.context.request.post(url, { headers: fan.headers, data })).status()).toBe(200);
    const pages = [
      '/en',
      '/de',
      `/en?location=${word}`,
      `/en/tags/${word}`,
      `/en/hotels/${slug}`,
      `/en/posts/${post.id}`,
      `/en/@${author.username}`,
      '/en/feed',
      `/en/profile/${author.username}`,
      `/en/profile/${fan.username}`,
    ];
    const { cookies } = await fan.context.storageState();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    /** Pages whose document tells of the stay: its words, its picture. */
    const telling = async () => {
      const met: string[] = [];
      for (const headers of [{}, { cookie }])
        for (const page of pages) {
          const answer = await fetch(site.url + page, { headers: { accept: 'text/html', ...headers } });
          const html = (await answer.text()).replaceAll(fan.username, '').replaceAll(encodeURI(page), '');
          const isMember = 'cookie' in headers ? 'member' : 'visitor';
          if (html.includes(`${word} slept`) || html.includes(post.file)) met.push(`${isMember} ${page}`);
        }
      return met;
    };
    // A page is kept once someone comes back to it. Whether the stay is among the latest of all depends on other journeys.
    await telling();
    const before = await telling();
    for (const page of [`visitor /en/tags/${word}`, `visitor /en/posts/${post.id}`, 'member /en/feed'])
      expect(before).toContain(page);
    await decide(site, {
      of: author,
      url: what === 'stay' ? `/en/posts/${post.id}` : `/en/profile/${author.username}`,
      action,
    });
    expect(await telling()).toEqual([]);
    expect((await fetch(site.url + post.file)).status).toBe(404);
  });
