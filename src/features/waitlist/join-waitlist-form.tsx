import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { editionWords, editionWordsVersion } from '#domain/order/edition-words.ts'
import { settings } from '#domain/settings.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { useJoinWaitlist } from './use-join-waitlist.ts'
import type { WaitlistPosition } from './use-waitlist-position.ts'

type Props = {
  pairs: number
  hasLeft: boolean
  onPositionChange: (waitlistPosition: WaitlistPosition | null) => void
  onNumbers: () => void
}

const hours = settings.edition.reservedHours

/** Asks for an address for one mail, sent when a number becomes free. */
export function JoinWaitlistForm({ pairs, hasLeft, onPositionChange, onNumbers }: Props) {
  const { t } = useLingui()
  const [email, setEmail] = useState('')
  const wording = editionWords(editionWordsVersion, useLanguage())
  const { isBusy, error, errorText, hasNumbers, joinWaitlist } = useJoinWaitlist(onPositionChange)
  const start = useRef<HTMLParagraphElement>(null)

  // The pressed button is gone, so the focus moves here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text changes with the answer
  useEffect(() => start.current?.focus(), [hasNumbers])

  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error) field.current?.focus()
  }, [error])

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isBusy) void joinWaitlist(email)
  }

  if (hasNumbers)
    return (
      <div className="waitlist">
        <p ref={start} tabIndex={-1}>
          <Trans>There are pairs again, so you don’t need to wait.</Trans>
        </p>
        <Button onClick={onNumbers}>
          <Trans>See how many</Trans>
        </Button>
      </div>
    )
  return (
    <form className="waitlist" noValidate onSubmit={submit}>
      <p ref={start} tabIndex={-1}>
        {hasLeft && (
          <>
            <Trans>You’re off the list.</Trans>{' '}
          </>
        )}
        <Trans>
          All {pairs} pairs are taken. When an order is cancelled, the next person on the list can have its number: we
          hold it for them for {hours} hours.
        </Trans>
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
          <Trans>Join the waiting list</Trans>
        </Button>
      </div>
    </form>
  )
}
