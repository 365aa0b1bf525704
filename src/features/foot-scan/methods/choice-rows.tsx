import { type ReactNode, useId } from 'react'

type Row<Value extends string> = { value: Value; name: ReactNode; note: ReactNode; picture: ReactNode }

type Props<Value extends string> = {
  legend: ReactNode
  rows: readonly Row<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
}

/** Radio buttons as rows, each with a drawing, a name and a note. */
export function ChoiceRows<Value extends string>({ legend, rows, value, onChange }: Props<Value>) {
  const id = useId()
  return (
    <fieldset className="field">
      <legend>{legend}</legend>
      <div className="choice-rows">
        {rows.map((row) => (
          <label key={row.value} className="choice-row">
            <input
              type="radio"
              name={id}
              value={row.value}
              checked={row.value === value}
              onChange={() => onChange(row.value)}
            />
            {row.picture}
            <span>
              <strong>{row.name}</strong> <small>{row.note}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
