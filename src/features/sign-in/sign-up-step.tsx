import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useMemo, useState } from 'react'
import { readEmail } from '#domain/contact/read-email.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import type { QuestionProps } from './first-question.ts'
import { IntroductionFields } from './introduction-fields.tsx'
import { useIntroduction } from './use-introduction.ts'

const emailId = 'sign-in-email'

/** Asks a newcomer for everything at once: who they are, and the address that proves it. */
export function SignUpStep({ email: given, introduction, isBusy, fault, onGive, onTouch }: QuestionProps) {
  const { t } = useLingui()
  const [email, setEmail] = useState(given)
  // A new object for every try, so that the same fault is told again.
  const [noEmail, setNoEmail] = useState<object>()
  const { value, faults, errors, FaultsView, onChange, read } = useIntroduction(introduction, fault)
  const isEmailWrong = noEmail !== undefined || fault?.fields?.has('email')
  const emailError = isEmailWrong ? t`Enter your e-mail address, such as mika@example.com.` : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try is told anew
  const everyError = useMemo(
    () => [...(emailError === undefined ? [] : [{ field: emailId, text: emailError }]), ...errors],
    [emailError, errors, noEmail, fault],
  )

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const address = readEmail(email)
    setNoEmail(address === undefined ? {} : undefined)
    const said = await read()
    if (address !== undefined && said) onGive({ email: address, introduction: said })
  }

  return (
    <form className="sign-in" method="dialog" noValidate onSubmit={submit} onFocus={onTouch}>
      {FaultsView && <FaultsView fault={fault} errors={everyError} />}
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
      <IntroductionFields value={value} faults={faults} onChange={onChange} />
      <div className="ways">
        <Button type="submit" isBusy={isBusy}>
          <Trans>Send me a code</Trans>
        </Button>
      </div>
    </form>
  )
}
