/**
 * Loaded into every process that a tool starts: when the tool is gone, even by SIGKILL, the channel to it closes, and the process is asked
 * to stop as by Ctrl-C; one that does not within ten seconds is ended.
 */
process.once('disconnect', () => {
  // A program that handles this itself stops by itself.
  if (process.listenerCount('disconnect') === 0) process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 10_000).unref();
});
process.channel?.unref();
// A process forked from this one has a separate channel, which may be all that keeps it alive: it does not inherit this file.
process.execArgv.splice(
  process.execArgv.findIndex((argument) => argument.endsWith('stop-with-parent.ts')) - 1,
  2,
);
