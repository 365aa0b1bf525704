import { type ReactNode, useId } from 'react'
import { FieldNotes } from './field-frame.tsx'

export type Choice<Value extends string> = {
  value: Value
  name: ReactNode
  note?: ReactNode
  picture?: ReactNode
  /** Places the choice in a row of its own, because it differs in kind. */
  isAlone?: boolean
}

export type RadioCardsProps<Value extends string> = {
  legend: ReactNode
  choices: readonly Choice<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  help?: ReactNode
  error?: ReactNode
  id?: string
  look?: 'cards' | 'swatches'
}

/** A radio group that shows all of its few choices. Arrow keys move between them, as in any radio group. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, choices, value, onChange, help, error, id: wanted, look = 'cards' } = props
  const own = useId()
  const id = wanted ?? own
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return (
    <fieldset className="field" id={id} aria-describedby={described || undefined}>
      <legend>{legend}</legend>
      <div className="radio-cards" data-look={look}>
        {choices.map((choice) => (
          <label key={choice.value} className="radio-card" data-alone={choice.isAlone || undefined}>
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.picture && <span className="radio-card-picture">{choice.picture}</span>}
            <span className="radio-card-name">{choice.name}</span> {choice.note && <small>{choice.note}</small>}
          </label>
        ))}
      </div>
      <FieldNotes id={id} help={help} error={error} />
    </fieldset>
  )
}
