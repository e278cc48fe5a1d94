import { expect, test } from 'vitest';
import { readInThread, writeInThread } from './in-thread.ts';

const ids = Array.from({ length: 5000 }, (_, index) => `PO-${index}`);

/** Does something during which others have their turn. */
async function doneAside<T>(work: () => Promise<T>): Promise<T> {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  try {
    const result = await work();
    expect(turns).toBeGreaterThan(5);
    return result;
  } finally {
    clearInterval(timer);
  }
}

test('Nobody waits while a file of thousands of payments is written', async () => {
  const payment = {
    route: 'sepa',
    currency: 'EUR',
    amountMinor: 5000,
    iban: 'DE89370400440532013000',
  } as const;
  const receiver = { name: 'Anna Muster', town: 'Köln', country: 'DE' };
  const xml = await doneAside(() =>
    writeInThread({
      messageId: 'PAYOUT-1',
      createdAt: new Date('2026-11-02T06:00:00Z'),
      executionDay: '2026-11-02',
      debtor: { name: 'Staylore Demo AG', iban: 'CH5604835012345678009', bic: 'CRESCHZZ80A' },
      payments: ids.map((endToEndId) => ({ ...payment, ...receiver, endToEndId, message: endToEndId })),
    }),
  );
  expect(xml.match(/<CdtTrfTxInf>/g)).toHaveLength(ids.length);
});

test('Nobody waits while the bank’s report on thousands of payments is read', async () => {
  const said = ids.map(
    (id) => `<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>ACCP</TxSts></TxInfAndSts>`,
  );
  const xml = `<Document><CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>PAYOUT-1</OrgnlMsgId></OrgnlGrpInfAndSts>
    <OrgnlPmtInfAndSts><OrgnlPmtInfId>PAYOUT-1-EUR</OrgnlPmtInfId>${said.join('')}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`;
  const report = await doneAside(() => readInThread(xml));
  expect(report?.outcomeOf({ blockId: 'PAYOUT-1-EUR', endToEndId: 'PO-4999' })).toEqual({ kind: 'accepted' });
  expect(await readInThread('<Document>')).toBeNull();
});
