import { type KeyboardEvent, useState } from 'react'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import { plainDigits } from './plain-digits.ts'

type Props = FieldTexts & {
  value: number
  onChange: (value: number) => void
  min?: number
  max: number
  lessLabel: string
  moreLabel: string
}

/** How many: by the two buttons, by the arrows, or typed. */
export function Quantity({ value, onChange, min = 1, max, lessLabel, moreLabel, ...texts }: Props) {
  // What is being typed may be nothing yet, or too much; it counts once the field is left or Enter is pressed.
  const [typed, setTyped] = useState<string>()

  function set(wanted: number): void {
    setTyped(undefined)
    const next = Math.min(max, Math.max(min, wanted))
    if (next !== value) onChange(next)
  }

  function takeTyped(): void {
    if (typed !== undefined) set(Number(plainDigits(typed) || value))
  }

  function press(event: KeyboardEvent): void {
    // While a Japanese keyboard composes, its keys are its own.
    if (event.nativeEvent.isComposing) return
    const wanted = { ArrowUp: value + 1, ArrowDown: value - 1, Home: min, End: max }[event.key]
    if (event.key === 'Enter') takeTyped()
    if (wanted === undefined) return
    event.preventDefault()
    set(wanted)
  }

  return (
    <FieldFrame {...texts}>
      {(ties) => (
        <span className="quantity">
          <button type="button" aria-label={lessLabel} aria-disabled={value <= min} onClick={() => set(value - 1)}>
            −
          </button>
          <input
            {...ties}
            className="control"
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            value={typed ?? value}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onBlur={takeTyped}
            onKeyDown={press}
          />
          <button type="button" aria-label={moreLabel} aria-disabled={value >= max} onClick={() => set(value + 1)}>
            +
          </button>
        </span>
      )}
    </FieldFrame>
  )
}
