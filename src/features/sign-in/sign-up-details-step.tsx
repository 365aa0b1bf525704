import { Trans } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef } from 'react'
import type { SignUpDetails, VerificationError } from '#machines/sign-in/sign-in.types.ts'
import { Button } from '#src/ui/button.tsx'
import { SignUpDetailsFields } from './sign-up-details-fields.tsx'
import { useSignUpDetails } from './use-sign-up-details.ts'

type Props = {
  signUpDetails: SignUpDetails | undefined
  isBusy: boolean
  error: VerificationError | undefined
  onSubmit: (signUpDetails: SignUpDetails) => void
}

/** The verified address has no account yet: a name opens one. */
export function SignUpDetailsStep({ signUpDetails, isBusy, error, onSubmit }: Props) {
  const { value, fieldErrors, errors, ErrorsView, onChange, read } = useSignUpDetails(signUpDetails, error)
  const container = useRef<HTMLParagraphElement>(null)

  // The field that had the focus is gone, so the new question takes it.
  useEffect(() => container.current?.focus(), [])

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const answer = isBusy ? undefined : await read()
    if (answer) onSubmit(answer)
  }

  return (
    <form className="sign-in sign-up-details" method="dialog" noValidate onSubmit={submit}>
      <p ref={container} tabIndex={-1}>
        <Trans>Your address is confirmed. There’s no account for it yet. Enter your name to create one.</Trans>
      </p>
      {ErrorsView && <ErrorsView {...{ errors, error }} />}
      <SignUpDetailsFields value={value} fieldErrors={fieldErrors} onChange={onChange} />
      <div className="actions">
        <Button type="submit" isBusy={isBusy}>
          <Trans>Create an account</Trans>
        </Button>
      </div>
    </form>
  )
}
