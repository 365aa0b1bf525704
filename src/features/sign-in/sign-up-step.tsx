import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useMemo, useState } from 'react'
import { readEmail } from '#domain/contact/read-email.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import type { QuestionProps } from './first-question.ts'
import { SignUpDetailsFields } from './sign-up-details-fields.tsx'
import { useSignUpDetails } from './use-sign-up-details.ts'

const emailId = 'sign-in-email'

/** Asks new customers for everything at once: their details and the address to verify. */
export function SignUpStep({ email: details, signUpDetails, isBusy, error, onSubmit, onTouch }: QuestionProps) {
  const { t } = useLingui()
  const [email, setEmail] = useState(details)
  // A new object for each attempt, so that the same error is announced again.
  const [noEmail, setNoEmail] = useState<object>()
  const { value, fieldErrors, errors, ErrorsView, onChange, read } = useSignUpDetails(signUpDetails, error)
  const isEmailInvalid = noEmail !== undefined || error?.fields?.has('email')
  const emailError = isEmailInvalid ? t`Enter your e-mail address, such as mika@example.com.` : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt is announced again
  const everyError = useMemo(
    () => [...(emailError === undefined ? [] : [{ field: emailId, text: emailError }]), ...errors],
    [emailError, errors, noEmail, error],
  )

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const address = readEmail(email)
    setNoEmail(address === undefined ? {} : undefined)
    const said = await read()
    if (address !== undefined && said) onSubmit({ email: address, signUpDetails: said })
  }

  return (
    <form className="sign-in" method="dialog" noValidate onSubmit={submit} onFocus={onTouch}>
      {ErrorsView && <ErrorsView error={error} errors={everyError} />}
      <Field
        id={emailId}
        name="email"
        type="email"
        label={t`E-mail address`}
        error={emailError}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
      />
      <SignUpDetailsFields value={value} fieldErrors={fieldErrors} onChange={onChange} />
      <div className="actions">
        <Button type="submit" isBusy={isBusy}>
          <Trans>Send me a code</Trans>
        </Button>
      </div>
    </form>
  )
}
