/** Why the database could not be started, in one sentence for its operator. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
