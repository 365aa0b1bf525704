import { type FormEvent, useEffect, useRef, useState } from 'react'

const places = 6

type Wishes = {
  readonly isBusy: boolean
  /** A new object for every code that was none. */
  readonly fault: object | undefined
  /** A page that comes again begins at its start, and not in its field. */
  readonly takesFocus?: boolean
  onGive(code: string): void
}

/** A code that is being typed. A whole code, typed or pasted, is sent without a press. */
export function useCodeForm({ isBusy, fault, takesFocus = true, onGive }: Wishes) {
  const [code, setCode] = useState('')
  const [short, setShort] = useState<object>()
  const form = useRef<HTMLFormElement>(null)

  // Where the code goes, at once and after every code that was none.
  useEffect(() => {
    const isWrong = fault !== undefined || short !== undefined
    const field = form.current?.querySelector('input')
    if (isWrong || takesFocus) field?.focus()
    if (isWrong) field?.select()
  }, [fault, short, takesFocus])

  function give(digits: string): void {
    if (isBusy) return
    const isWhole = digits.length === places
    setShort(isWhole ? undefined : {})
    if (isWhole) onGive(digits)
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
        give(code)
      },
    },
    field: {
      name: 'code',
      value: code,
      onChange(digits: string): void {
        setCode(digits)
        setShort(undefined)
      },
      onComplete: give,
    },
  }
}
