import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { editionWords, editionWordsVersion } from '#domain/order/edition-words.ts'
import { settings } from '#domain/settings.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import type { Place } from './use-place.ts'
import { useWait } from './use-wait.ts'

type Props = { pairs: number; hasLeft: boolean; onPlace: (place: Place | null) => void; onNumbers: () => void }

const hours = settings.edition.keptHours

/** An address for one mail, on the day when a number comes free. */
export function WaitForm({ pairs, hasLeft, onPlace, onNumbers }: Props) {
  const { t } = useLingui()
  const [email, setEmail] = useState('')
  const wording = editionWords(editionWordsVersion, useLanguage())
  const { isBusy, fault, error, hasNumbers, wait } = useWait(onPlace)
  const start = useRef<HTMLParagraphElement>(null)

  // What was pressed is gone; whoever reads continues here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text changes when the answer has come
  useEffect(() => start.current?.focus(), [hasNumbers])

  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (fault) field.current?.focus()
  }, [fault])

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isBusy) void wait(email)
  }

  if (hasNumbers)
    return (
      <div className="edition-list">
        <p ref={start} tabIndex={-1}>
          <Trans>There are pairs again, so you don’t need to wait.</Trans>
        </p>
        <Button onClick={onNumbers}>
          <Trans>See how many</Trans>
        </Button>
      </div>
    )
  return (
    <form className="edition-list" noValidate onSubmit={submit}>
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
        error={error}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        autoComplete="email"
        inputMode="email"
        maxLength={320}
      />
      <div className="ways">
        <Button type="submit" isBusy={isBusy}>
          <Trans>Join the waiting list</Trans>
        </Button>
      </div>
    </form>
  )
}
