import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../design/primitives/button/button.tsx';
import { Failure } from '../../design/primitives/failure/failure.tsx';
import { useTexts } from '../texts/texts.tsx';
import { sentence } from './sentence.ts';
import type { FormOf } from './use-form.ts';

interface Props<Values extends FieldValues>
  extends Omit<ComponentProps<'form'>, 'form' | 'ref' | 'onSubmit'> {
  form: FormOf<Values>;
  /** A form that was submitted before hydration is sent by React then. One with an address in `action` is sent there instead. */
  replayed?: boolean;
}

/**
 * Every form except those of a single field without limits, such as searches and filters by GET, which are plain HTML. Contains
 * `FormField`s, `CustomField`s and a `Submit` of the same `useForm`.
 */
export function Form<Values extends FieldValues>({ form, replayed = false, ...rest }: Props<Values>) {
  return (
    <form
      {...rest}
      ref={form.element}
      noValidate
      onFocus={form.prepare}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      {...(replayed && {
        action: () => void form.submit(),
        // React empties the fields of a form after its action.
        onReset: (event) => event.preventDefault(),
      })}
    />
  );
}

interface SubmitProps<Values extends FieldValues>
  extends Omit<ComponentProps<typeof Button>, 'form' | 'type'> {
  form: FormOf<Values>;
}

/** The submit button; above it are errors that belong to no field. */
export function Submit<Values extends FieldValues>({ form, ...button }: SubmitProps<Values>) {
  const { t } = useTexts();
  const { root } = form.formState.errors;
  return (
    <>
      <Failure text={sentence(root?.message, { t })} />
      <Button size="large" busy={form.isBusy} {...button} type="submit" />
    </>
  );
}
