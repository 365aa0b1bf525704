import { useLingui } from '@lingui/react'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { readEmail } from '#domain/contact/read-email.ts'
import type { Profile } from '#domain/contract/account.ts'
import * as calls from '#domain/contract/account-calls.ts'
import type { Language } from '#domain/settings.ts'
import { faultsIn, retryAfterIn, triesLeftIn } from '#src/api/faults-in.ts'
import type { Refusal } from '#src/api/wire.ts'

/** The question whether the new address is the customer's. */
export type Question = {
  readonly proofId: string
  readonly email: string
  /** How many codes were sent: a second one is told of. */
  readonly mails: number
  /** When another one may be asked for, by the clock of the device. */
  readonly resendAtMs: number
}

/** A new object for every try, so that the same fault is told again. */
export type EmailFault = {
  readonly code: string
  readonly triesLeft?: number | undefined
  readonly retryAfterSeconds?: number | undefined
}

/** The way of an account to another address: a code goes there, and moves it. */
export function useNewEmail(onMoved: (profile: Profile) => void) {
  const { wire } = useRouter().options.context
  const language = useLingui().i18n.locale as Language
  const [question, setQuestion] = useState<Question>()
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<EmailFault>()

  async function ask(typed: string): Promise<void> {
    const email = readEmail(typed)
    if (email === undefined) return setFault({ code: 'invalid_format' })
    setIsBusy(true)
    setFault(undefined)
    const answer = await wire(calls.askForNewEmail, { email, language })
    setIsBusy(false)
    if (!answer.ok) return refuse(faultsIn(answer.facts).get('email') ?? answer.code, answer.facts)
    const { proof_id: proofId, resend_seconds: seconds } = answer.value
    const mails = question?.email === email ? question.mails + 1 : 1
    setQuestion({ proofId, email, mails, resendAtMs: Date.now() + seconds * 1_000 })
  }

  function refuse(code: string, refusal: Refusal | undefined): void {
    setFault({ code, triesLeft: triesLeftIn(refusal), retryAfterSeconds: retryAfterIn(refusal) })
  }

  async function confirm(code: string): Promise<void> {
    if (!question) return
    setIsBusy(true)
    setFault(undefined)
    const answer = await wire(calls.confirmNewEmail, { proof_id: question.proofId, code })
    setIsBusy(false)
    if (answer.ok) onMoved(answer.value)
    else refuse(answer.code, answer.facts)
  }

  function begin(): void {
    setQuestion(undefined)
    setFault(undefined)
  }

  return { question, isBusy, fault, ask, confirm, begin }
}
