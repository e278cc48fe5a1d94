import { expect, test } from 'vitest';
import { sentShares } from './upload-api.ts';

test('Files are shown as sent one after the other, in their order', () => {
  expect(sentShares({ loaded: 0, total: 310 }, [100, 200])).toEqual([0, 0]);
  expect(sentShares({ loaded: 60, total: 310 }, [100, 200])).toEqual([0.5, 0]);
  expect(sentShares({ loaded: 210, total: 310 }, [100, 200])).toEqual([1, 0.5]);
  expect(sentShares({ loaded: 310, total: 310 }, [100, 200])).toEqual([1, 1]);
});
