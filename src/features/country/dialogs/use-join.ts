import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { readEmail } from '#domain/contact/read-email.ts'
import type { ErrorCode } from '#domain/contract/errors.ts'
import * as waitingListCalls from '#domain/contract/waitlists.ts'
import type { Country } from '#domain/country/countries.ts'
import { waitlistWordingVersion as version } from '#domain/country/waitlist-wording.ts'
import { retryAfterIn } from '#src/api/error-details.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { useBusy } from '#src/ui/button.tsx'

type WaitlistError = { readonly code: ErrorCode; readonly minutes?: number }

/**
 * Adds an address to the country's waitlist, and returns it as it was saved. The typed address stays after an error,
 * and can be sent again.
 */
export function useJoin(country: Country) {
  const { t } = useLingui()
  const { api } = useRouter().options.context
  const language = useLanguage()
  const [isBusy, whileBusy] = useBusy()
  const [joined, setJoined] = useState<string>()
  // A new object for each attempt, so that the same error is announced again.
  const [error, setError] = useState<WaitlistError>()

  async function join(typed: string): Promise<void> {
    const email = readEmail(typed)
    if (email === undefined) return setError({ code: 'INVALID_INPUT' })
    setError(undefined)
    const answer = await whileBusy(api(waitingListCalls.joinCountryWaitlist, { email, country, language, version }))
    if (answer.ok) setJoined(email)
    else setError({ code: answer.code, minutes: Math.ceil((retryAfterIn(answer.facts) ?? 60) / 60) })
  }

  function getErrorText({ code, minutes = 1 }: WaitlistError): string {
    if (code === 'INVALID_INPUT') return t`Enter your e-mail address, such as mika@example.com.`
    if (code === 'TOO_MANY_REQUESTS')
      return t`Too many requests from this connection. Please try again in about ${minutes} min.`
    return t`We couldn’t reach the shop. Your e-mail address is still here. Please try again in a moment.`
  }

  return { isBusy, joined, error, errorText: error && getErrorText(error), join }
}
