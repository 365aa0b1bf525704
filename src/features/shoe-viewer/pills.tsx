import { type ReactNode, useId } from 'react'

type Props<Value extends string> = {
  legend: ReactNode
  choices: readonly { readonly value: Value; readonly name: ReactNode }[]
  /** `undefined` if nothing is chosen yet. */
  value: Value | undefined
  onChange: (value: Value) => void
}

/**
 * A few short choices in a row, for example over a picture. They are radio buttons, so arrow keys move between them.
 */
export function Pills<Value extends string>({ legend, choices, value, onChange }: Props<Value>) {
  const group = useId()
  return (
    <fieldset className="pills">
      <legend className="visually-hidden">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={group}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.name}</span>
        </label>
      ))}
    </fieldset>
  )
}
