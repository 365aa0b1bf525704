import { type FormEvent, useEffect, useRef, useState } from 'react'

const codeLength = 6

type CodeFormOptions = {
  readonly isBusy: boolean
  /** A new object for every code that was none. */
  readonly error: object | undefined
  /** A page that comes again begins at its start, and not in its field. */
  readonly takesFocus?: boolean
  onSubmit(code: string): void
}

/** A code that is being typed. A whole code, typed or pasted, is sent without a press. */
export function useCodeForm({ isBusy, error, takesFocus = true, onSubmit }: CodeFormOptions) {
  const [code, setCode] = useState('')
  const [short, setShort] = useState<object>()
  const form = useRef<HTMLFormElement>(null)

  // Where the code goes, at once and after every code that was none.
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
