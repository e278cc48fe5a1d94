import { expect, test } from 'vitest';
import { startApp } from '../../../test/start-app.ts';

test('Where no photo network is set up, a scan says so, in the reader’s language', async () => {
  const bare = await startApp({ SANDBOX: 'off' });
  try {
    for (const [language, sentence] of [
      ['en', 'Instagram is not connected here.'],
      ['de', 'Instagram ist hier nicht verbunden.'],
    ] as const) {
      const { status, body } = await bare.send(
        'GET',
        '/api/newposts/0/nolocation/lena.wanders/noLat/noLong',
        {
          headers: { 'accept-language': language },
        },
      );
      expect([status, body.code, body.detail]).toEqual([503, 'instagram.not_configured', sentence]);
    }
  } finally {
    await bare.close();
  }
});
