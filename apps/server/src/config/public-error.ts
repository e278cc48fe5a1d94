/**
 * An expected failure of starting or running the program that its operator can fix: the message is one clear sentence, is shown without a stack
 * trace, and the process ends with exit code 1.
 */
export class PublicError extends Error {
  override readonly name = 'PublicError';
}
