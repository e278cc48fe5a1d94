import { mailMember, userToSignIn } from '../../members/accounts/index.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { enqueue, handleJob, type JobContext, type JobHandler } from '../../platform/jobs/index.ts';
import { button, heading, paragraph } from '../../platform/mail/index.ts';
import { deletePictures } from '../../platform/pictures/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { packTakeout, sweepTakeouts } from './jobs.ts';
import { pack } from './pack.ts';
import { deleteExpired, takeoutOf, updateTakeout } from './queries.ts';
import { fileOf, keptMs } from './service.ts';

interface TakeoutKey {
  userId: number;
  key: string;
}

/** How takeouts are packed, and deleted when they expire. */
export function takeoutHandlers(platform: Platform): JobHandler[] {
  const { db, clock, storage } = platform;
  return [
    handleJob(packTakeout, async (wanted, context) => {
      const row = await takeoutOf(db, wanted.userId);
      // Requested again, deleted with its member, or finished by an attempt that died after the work.
      if (row?.key !== wanted.key || row.state === 'ready' || row.state === 'failed') return;
      try {
        await makeReady(platform, wanted, context);
      } catch (error) {
        if (context.isLastAttempt) await updateTakeout(db, idOf(wanted), { state: 'failed' });
        throw error;
      }
      // Its row was deleted while it was packed, so nothing else will delete the file.
      if ((await takeoutOf(db, wanted.userId))?.key !== wanted.key) await storage.deletePrefix(wanted.key);
    }),
    handleJob(sweepTakeouts, async () => {
      await inTransaction(db, async (trx) => {
        const keys = await deleteExpired(trx, clock.now());
        if (keys.length > 0) await enqueue(trx, deletePictures, { keys });
      });
    }),
  ];
}

const idOf = ({ userId, key }: TakeoutKey) => ({ user_id: userId, key });

async function makeReady(platform: Platform, wanted: TakeoutKey, { signal }: JobContext): Promise<void> {
  const { db, clock } = platform;
  const onProgress = everySecond(async (done, total) => {
    await updateTakeout(db, idOf(wanted), { state: 'running', done, total });
  });
  const bytes = await pack(platform, { userId: wanted.userId, target: fileOf(wanted), signal, onProgress });
  await inTransaction(db, async (trx) => {
    const expires_at = new Date(clock.now().getTime() + keptMs);
    const isThere = await updateTakeout(trx, idOf(wanted), { state: 'ready', bytes, expires_at });
    if (isThere) await mailReady(trx, platform, wanted.userId);
  });
}

/** Passes the first value on and then one a second. */
function everySecond(tellNow: (done: number, total: number) => Promise<void>): typeof tellNow {
  let last = Number.NEGATIVE_INFINITY;
  return async (done, total) => {
    if (performance.now() - last < 1000) return;
    last = performance.now();
    await tellNow(done, total);
  };
}

async function mailReady(trx: Parameters<typeof mailMember>[0], { clock, config }: Platform, userId: number) {
  const user = await userToSignIn(trx, userId);
  if (user === undefined) return;
  await mailMember(trx, { ...user, now: clock.now() }, (t, language) => ({
    subject: t('takeout.mail.subject'),
    parts: [
      heading(t('takeout.mail.heading')),
      paragraph(t('takeout.mail.text')),
      button(t('takeout.mail.button'), `${config.http.publicUrl}/${language}/settings/data`),
    ],
  }));
}
