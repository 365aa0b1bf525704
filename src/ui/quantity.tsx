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

/** A number that is set by two buttons, by arrow keys or by typing. */
export function Quantity({ value, onChange, min = 1, max, lessLabel, moreLabel, ...texts }: Props) {
  // Typed text may be empty or too large at first; it counts on blur or Enter.
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
    // While an IME is composing, it handles the keys itself.
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
