import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { type ControlProps, Field } from '../../design/primitives/field/field.tsx';
import { TextInput } from '../../design/primitives/text-input/text-input.tsx';
import { useTexts } from '../texts/texts.tsx';
import { sentence } from './sentence.ts';
import type { FormOf } from './use-form.ts';

interface Labelled<Values extends FieldValues, Name extends Path<Values>> {
  form: FormOf<Values>;
  name: Name;
  label: string;
  hint?: ReactNode;
  /** Shown instead of the general sentence if nothing is filled in. */
  missing?: string;
}

type FieldProps<Values extends FieldValues, Control> = Labelled<Values, Path<Values>> &
  Omit<Control, keyof Labelled<Values, Path<Values>> | keyof ControlProps | 'as' | 'defaultValue'> & {
    /** The control if it is not a text input; it takes the props of an `<input>`. */
    as?: ComponentType<Control>;
  };

export function FormField<Values extends FieldValues, Control = ComponentProps<typeof TextInput>>(
  props: FieldProps<Values, Control>,
) {
  const { form, name, label, hint, missing, as = TextInput, ...rest } = props;
  const Control = as as ComponentType<Record<string, unknown>>;
  const { defaultValues, errors } = form.formState;
  return (
    <Field label={label} hint={hint} error={useMessage({ form, name, missing })}>
      {(control) => (
        <Control
          {...control}
          {...rest}
          {...form.register(name, { onChange: () => errors[name] && form.clearErrors(name) })}
          // Part of the server's document as well; what is typed before hydration differs from it and is kept.
          defaultValue={defaultValues?.[name]}
        />
      )}
    </Field>
  );
}

interface CustomProps<Values extends FieldValues, Name extends Path<Values>> extends Labelled<Values, Name> {
  children(control: ControlProps, field: Held<PathValue<Values, Name>>): ReactNode;
}

interface Held<Value> {
  value: Value;
  onChange(value: Value): void;
  /** Shows at the field why something was refused; its value stays. */
  refuse(message: string): void;
}

/** A field with a controlled value, for more than an input: a place, a file. */
export function CustomField<Values extends FieldValues, Name extends Path<Values>>(
  props: CustomProps<Values, Name>,
) {
  const { form, name, label, hint, missing, children } = props;
  const onChange = (value: PathValue<Values, Name>) => {
    form.setValue(name, value, { shouldDirty: true });
    form.clearErrors(name);
  };
  const refuse = (message: string) => form.setError(name, { message });
  return (
    <Field label={label} hint={hint} error={useMessage({ form, name, missing })}>
      {(control) => children(control, { value: form.watch(name), onChange, refuse })}
    </Field>
  );
}

function useMessage<Values extends FieldValues>(
  field: Pick<Labelled<Values, Path<Values>>, 'form' | 'name'> & { missing: string | undefined },
): string | undefined {
  const { t } = useTexts();
  const message = field.form.formState.errors[field.name]?.message;
  return sentence(message === undefined ? undefined : String(message), { t }, field.missing);
}
