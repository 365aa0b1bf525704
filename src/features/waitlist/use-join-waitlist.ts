import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { readEmail } from '#domain/contact/read-email.ts'
import { joinEditionWaitlist } from '#domain/contract/waitlists.ts'
import { editionWordsVersion as version } from '#domain/order/edition-words.ts'
import { callOnce } from '#src/api/call-once.ts'
import { retryAfterIn } from '#src/api/error-details.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { useBusy } from '#src/ui/button.tsx'
import type { WaitlistPosition } from './use-waitlist-position.ts'

type WaitlistError = { readonly is: 'address' | 'line' | 'too_many'; readonly minutes?: number }

/** Adds the visitor to the waitlist. The typed address stays after an error, and can be sent again. */
export function useJoinWaitlist(onPositionChange: (waitlistPosition: WaitlistPosition | null) => void) {
  const { t } = useLingui()
  const { api } = useRouter().options.context
  const language = useLanguage()
  const [isBusy, whileBusy] = useBusy()
  const [hasNumbers, setHasNumbers] = useState(false)
  // A new object for each attempt, so that the same error is announced again.
  const [error, setError] = useState<WaitlistError>()

  async function joinWaitlist(typed: string): Promise<void> {
    const email = readEmail(typed)
    if (email === undefined) return setError({ is: 'address' })
    setError(undefined)
    const answer = await whileBusy(callOnce(api, joinEditionWaitlist, { email, language, version }))
    if (answer.ok) return onPositionChange(answer.value.position)
    if (answer.code === 'numbers_left') return setHasNumbers(true)
    if (answer.code === 'INVALID_INPUT') return setError({ is: 'address' })
    const seconds = retryAfterIn(answer.facts) ?? 60
    setError(
      answer.code === 'TOO_MANY_REQUESTS' ? { is: 'too_many', minutes: Math.ceil(seconds / 60) } : { is: 'line' },
    )
  }

  function getErrorText(one: WaitlistError): string {
    if (one.is === 'address') return t`Enter your e-mail address, such as mika@example.com.`
    if (one.is === 'line')
      return t`We couldn’t reach the shop. Your e-mail address is still here. Please try again in a moment.`
    const { minutes = 1 } = one
    return t`Too many requests from this connection. Please try again in about ${minutes} min.`
  }

  return { isBusy, error, errorText: error && getErrorText(error), hasNumbers, joinWaitlist }
}
