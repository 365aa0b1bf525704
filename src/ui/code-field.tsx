import { type ChangeEvent, useState } from 'react'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import { plainDigits } from './plain-digits.ts'

const codeLength = 6

type Props = FieldTexts & {
  value: string
  /** Receives the digits only, without anything else that was typed. */
  onChange: (digits: string) => void
  onComplete?: (digits: string) => void
  name?: string
}

/** A six-digit code. One field, so that a code can be pasted or autofilled. */
export function CodeField({ value, onChange, onComplete, name, ...texts }: Props) {
  // While an IME is composing, its text is shown as it is: changing it would break the composition.
  const [composed, setComposed] = useState<string>()

  function take(text: string): void {
    const digits = plainDigits(text).slice(0, codeLength)
    setComposed(undefined)
    if (digits !== value) onChange(digits)
    if (digits.length === codeLength && digits !== value) onComplete?.(digits)
  }

  function change({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true
    if (isComposing) setComposed(currentTarget.value)
    else take(currentTarget.value)
  }

  return (
    <FieldFrame {...texts}>
      {(ties) => (
        <input
          {...ties}
          {...(name !== undefined && { name })}
          className="control control-code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          value={composed ?? value}
          onChange={change}
          onCompositionEnd={({ currentTarget }) => take(currentTarget.value)}
        />
      )}
    </FieldFrame>
  )
}
