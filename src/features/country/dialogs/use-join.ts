import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { readEmail } from '#domain/contact/read-email.ts'
import type { ErrorCode } from '#domain/contract/error-codes.ts'
import * as waitingListCalls from '#domain/contract/waiting-list-calls.ts'
import type { Country } from '#domain/country/countries.ts'
import { waitingVersion as version } from '#domain/country/waiting-words.ts'
import { retryAfterIn } from '#src/api/faults-in.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { useBusy } from '#src/ui/button.tsx'

type Fault = { readonly code: ErrorCode; readonly minutes?: number }

/** Puts an address on the list, and says as which it is kept. What was typed stays whatever happens, and can be sent again. */
export function useJoin(country: Country) {
  const { t } = useLingui()
  const { wire } = useRouter().options.context
  const language = useLanguage()
  const [isBusy, whileBusy] = useBusy()
  const [joined, setJoined] = useState<string>()
  // A new object for every try, so that the same fault is told again.
  const [fault, setFault] = useState<Fault>()

  async function join(typed: string): Promise<void> {
    const email = readEmail(typed)
    if (email === undefined) return setFault({ code: 'INVALID_INPUT' })
    setFault(undefined)
    const answer = await whileBusy(wire(waitingListCalls.joinWaitingList, { email, country, language, version }))
    if (answer.ok) setJoined(email)
    else setFault({ code: answer.code, minutes: Math.ceil((retryAfterIn(answer.facts) ?? 60) / 60) })
  }

  function textOf({ code, minutes = 1 }: Fault): string {
    if (code === 'INVALID_INPUT') return t`Enter your e-mail address, such as mika@example.com.`
    if (code === 'TOO_MANY_REQUESTS')
      return t`Too many requests from this connection. Please try again in about ${minutes} min.`
    return t`We couldn’t reach the shop. Your e-mail address is still here. Please try again in a moment.`
  }

  return { isBusy, joined, fault, error: fault && textOf(fault), join }
}
