import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { readEmail } from '#domain/contact/read-email.ts'
import type { VerificationError } from '#machines/sign-in/sign-in.types.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import type { QuestionProps } from './first-question.ts'
import { useSignInErrorText } from './use-sign-in-error-text.ts'

/** Asks for an e-mail address only. */
export function EmailStep({ email: details, isBusy, error, onSubmit, onTouch }: QuestionProps) {
  const { t } = useLingui()
  const errorText = useSignInErrorText()
  const [email, setEmail] = useState(details)
  // A new object for each attempt, so that the same error is announced again.
  const [own, setOwn] = useState<VerificationError>()
  const field = useRef<HTMLInputElement>(null)
  const fieldError = own ?? error

  useEffect(() => {
    if (fieldError) field.current?.focus()
  }, [fieldError])

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isBusy) return
    const read = readEmail(email)
    setOwn(read === undefined ? { code: 'INVALID_INPUT' } : undefined)
    if (read !== undefined) onSubmit({ email: read })
  }

  return (
    <form className="sign-in" method="dialog" noValidate onSubmit={submit} onFocus={onTouch}>
      <Field
        ref={field}
        id="sign-in-email"
        name="email"
        type="email"
        label={t`E-mail address`}
        error={fieldError && errorText(fieldError)}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
      />
      <div className="actions">
        <Button type="submit" isBusy={isBusy}>
          <Trans>Send me a code</Trans>
        </Button>
      </div>
    </form>
  )
}
