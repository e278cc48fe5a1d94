import type { FormOf } from '../../../../platform/forms/use-form.ts';
import type { Draft } from './draft.ts';
import type { DraftPicture } from './pictures/pictures.ts';

export interface PostValues extends Draft {
  pictures: readonly DraftPicture[];
}

export type PostForm = FormOf<PostValues>;

/** Fills fields from elsewhere than their own control, and clears their errors. */
export function fill(form: PostForm, values: Partial<PostValues>): void {
  for (const [name, value] of Object.entries(values)) {
    form.setValue(name as keyof PostValues, value, { shouldDirty: true });
    form.clearErrors(name as keyof PostValues);
  }
}
