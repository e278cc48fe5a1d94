/** Moves the keyboard to the first field of the form that is wrong, once its error is drawn. */
export function focusWrong(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
}
