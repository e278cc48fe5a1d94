/** Why a file did not become a picture. All but `overloaded` are the file's own fault and permanent. */
export type PictureFault =
  | 'too_large'
  | 'unsupported_type'
  | 'broken'
  | 'too_many_pixels'
  | 'infected'
  | 'overloaded';

/** A file that cannot be used as a picture. Its message is for the log; people get a text for the fault. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly fault: PictureFault;

  constructor(fault: PictureFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
  }
}
