import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { readEmail } from '#domain/contact/read-email.ts'
import type { Fault } from '#machines/sign-in/sign-in.types.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import type { QuestionProps } from './first-question.ts'
import { useFaultText } from './use-fault-text.ts'

/** Asks for an address, and for nothing else. */
export function EmailStep({ email: given, isBusy, fault, onGive, onTouch }: QuestionProps) {
  const { t } = useLingui()
  const faultText = useFaultText()
  const [email, setEmail] = useState(given)
  // A new object for every try, so that the same fault is told again.
  const [own, setOwn] = useState<Fault>()
  const field = useRef<HTMLInputElement>(null)
  const told = own ?? fault

  useEffect(() => {
    if (told) field.current?.focus()
  }, [told])

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isBusy) return
    const read = readEmail(email)
    setOwn(read === undefined ? { code: 'INVALID_INPUT' } : undefined)
    if (read !== undefined) onGive({ email: read })
  }

  return (
    <form className="sign-in" method="dialog" noValidate onSubmit={submit} onFocus={onTouch}>
      <Field
        ref={field}
        id="sign-in-email"
        name="email"
        type="email"
        label={t`E-mail address`}
        error={told && faultText(told)}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
      />
      <div className="ways">
        <Button type="submit" isBusy={isBusy}>
          <Trans>Send me a code</Trans>
        </Button>
      </div>
    </form>
  )
}
