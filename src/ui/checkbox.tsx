import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldNotes } from './field-frame.tsx'

type Props = Omit<ComponentProps<'input'>, 'className' | 'children' | 'disabled' | 'type'> & {
  label: ReactNode
  help?: ReactNode
  error?: ReactNode
}

/** A native checkbox with its label, help and error. */
export function Checkbox({ label, help, error, id: wanted, ...input }: Props) {
  const own = useId()
  const id = wanted ?? own
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="checkbox">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={id} help={help} error={error} />
    </div>
  )
}
