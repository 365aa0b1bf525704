import { type FormEvent, useEffect, useRef, useState } from 'react'

const codeLength = 6

type CodeFormOptions = {
  readonly isBusy: boolean
  /** A new object for each rejected code. */
  readonly error: object | undefined
  /** `false` on a restored page, which starts at the top rather than in the field. */
  readonly takesFocus?: boolean
  onSubmit(code: string): void
}

/** The form state of a code. A complete code, typed or pasted, is submitted automatically. */
export function useCodeForm({ isBusy, error, takesFocus = true, onSubmit }: CodeFormOptions) {
  const [code, setCode] = useState('')
  const [short, setShort] = useState<object>()
  const form = useRef<HTMLFormElement>(null)

  // Focuses the field on mount and after each rejected code.
  useEffect(() => {
    const isInvalid = error !== undefined || short !== undefined
    const field = form.current?.querySelector('input')
    if (isInvalid || takesFocus) field?.focus()
    if (isInvalid) field?.select()
  }, [error, short, takesFocus])

  function submitCode(digits: string): void {
    if (isBusy) return
    const isWhole = digits.length === codeLength
    setShort(isWhole ? undefined : {})
    if (isWhole) onSubmit(digits)
  }

  return {
    code,
    isShort: short !== undefined,
    form: {
      ref: form,
      noValidate: true,
      method: 'dialog',
      onSubmit(event: FormEvent): void {
        event.preventDefault()
        submitCode(code)
      },
    },
    field: {
      name: 'code',
      value: code,
      onChange(digits: string): void {
        setCode(digits)
        setShort(undefined)
      },
      onComplete: submitCode,
    },
  }
}
