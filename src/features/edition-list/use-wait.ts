import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { readEmail } from '#domain/contact/read-email.ts'
import { waitForNumber } from '#domain/contract/edition-list-calls.ts'
import { editionWordsVersion as version } from '#domain/order/edition-words.ts'
import { callOnce } from '#src/api/call-once.ts'
import { retryAfterIn } from '#src/api/faults-in.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { useBusy } from '#src/ui/button.tsx'
import type { Place } from './use-place.ts'

type Fault = { readonly is: 'address' | 'line' | 'too_many'; readonly minutes?: number }

/** Puts a visitor on the list. What was typed stays whatever happens, and can be sent again. */
export function useWait(onPlace: (place: Place | null) => void) {
  const { t } = useLingui()
  const { wire } = useRouter().options.context
  const language = useLanguage()
  const [isBusy, whileBusy] = useBusy()
  const [hasNumbers, setHasNumbers] = useState(false)
  // A new object for every try, so that the same fault is told again.
  const [fault, setFault] = useState<Fault>()

  async function wait(typed: string): Promise<void> {
    const email = readEmail(typed)
    if (email === undefined) return setFault({ is: 'address' })
    setFault(undefined)
    const answer = await whileBusy(callOnce(wire, waitForNumber, { email, language, version }))
    if (answer.ok) return onPlace(answer.value.place)
    if (answer.code === 'numbers_left') return setHasNumbers(true)
    if (answer.code === 'INVALID_INPUT') return setFault({ is: 'address' })
    const seconds = retryAfterIn(answer.facts) ?? 60
    setFault(
      answer.code === 'TOO_MANY_REQUESTS' ? { is: 'too_many', minutes: Math.ceil(seconds / 60) } : { is: 'line' },
    )
  }

  function textOf(one: Fault): string {
    if (one.is === 'address') return t`Enter your e-mail address, such as mika@example.com.`
    if (one.is === 'line')
      return t`We couldn’t reach the shop. Your e-mail address is still here. Please try again in a moment.`
    const { minutes = 1 } = one
    return t`Too many requests from this connection. Please try again in about ${minutes} min.`
  }

  return { isBusy, fault, error: fault && textOf(fault), hasNumbers, wait }
}
