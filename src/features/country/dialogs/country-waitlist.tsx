import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Country } from '#domain/country/countries.ts'
import { waitlistWording, waitlistWordingVersion } from '#domain/country/waitlist-wording.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { useJoin } from './use-join.ts'

type Props = { country: Country; name: string; onBack: () => void; onClose: () => void }

/** Asks for an address for one mail, sent when we begin to ship there. */
export function CountryWaitlist({ country, name, onBack, onClose }: Props) {
  const { t } = useLingui()
  const [email, setEmail] = useState('')
  const wording = waitlistWording(waitlistWordingVersion, useLanguage(), country)
  const { isBusy, joined, error, errorText, join } = useJoin(country)
  const start = useRef<HTMLParagraphElement>(null)

  // The chosen row or the pressed button is gone, so the focus moves here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text changes with the answer
  useEffect(() => start.current?.focus(), [joined])

  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error) field.current?.focus()
  }, [error])

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isBusy) void join(email)
  }

  if (joined !== undefined)
    return (
      <div className="country-waitlist">
        <p ref={start} tabIndex={-1}>
          <Trans>
            Thank you. We’ll e-mail {joined} once, when we start delivering to {name}. Until then you can browse
            everything here.
          </Trans>
        </p>
        <Button onClick={onClose}>
          <Trans>Keep browsing</Trans>
        </Button>
      </div>
    )
  return (
    <form className="country-waitlist" noValidate onSubmit={submit}>
      <p ref={start} tabIndex={-1}>
        <Trans>You can browse everything here. Leave your e-mail address and we’ll tell you when that changes.</Trans>
      </p>
      <Field
        ref={field}
        type="email"
        label={t`E-mail address`}
        help={wording}
        error={errorText}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        autoComplete="email"
        inputMode="email"
        maxLength={320}
      />
      <div className="actions">
        <Button type="submit" isBusy={isBusy}>
          <Trans>E-mail me when you deliver there</Trans>
        </Button>
        <Button look="quiet" onClick={onBack}>
          <Trans>Choose another country</Trans>
        </Button>
      </div>
    </form>
  )
}
