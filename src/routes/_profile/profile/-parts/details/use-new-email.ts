import { useLingui } from '@lingui/react'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { NewEmailDraft } from '#domain/account/new-email-draft.ts'
import { readEmail } from '#domain/contact/read-email.ts'
import type { Profile } from '#domain/contract/account.ts'
import * as calls from '#domain/contract/account-calls.ts'
import type { Language } from '#domain/settings.ts'
import { faultsIn, retryAfterIn, triesLeftIn } from '#src/api/faults-in.ts'
import type { Refusal } from '#src/api/wire.ts'
import { keepQuestion, keptQuestion } from './kept-question.ts'

/** The question whether the new address is the customer's. */
export type Question = NewEmailDraft & {
  /** How many codes were sent: a second one is told of. */
  readonly mails: number
  /** It was asked before the page was loaded anew. */
  readonly isKept?: boolean
  /** Why no code answers it any more. */
  readonly endedBy?: string
}

const endings: readonly string[] = ['code_burnt', 'code_used', 'code_replaced', 'code_expired']

/** A new object for every try, so that the same fault is told again. */
export type EmailFault = {
  readonly code: string
  readonly triesLeft?: number | undefined
  readonly retryAfterSeconds?: number | undefined
}

/** The way of an account to another address: a code goes there, and moves it. */
export function useNewEmail(from: string | null, onMoved: (profile: Profile) => void) {
  const { wire } = useRouter().options.context
  const language = useLingui().i18n.locale as Language
  const [question, setQuestion] = useState<Question | undefined>(() => {
    const kept = keptQuestion(from)
    return kept && { ...kept, mails: 1, isKept: true }
  })
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
    const { proof_id: proofId, resend_seconds, expires_seconds } = answer.value
    const mails = question?.email === email ? question.mails + 1 : 1
    const nowMs = Date.now()
    const times = { resendAtMs: nowMs + resend_seconds * 1_000, endsAtMs: nowMs + expires_seconds * 1_000 }
    const asked = { proofId, email, from, ...times }
    keepQuestion(asked)
    setQuestion({ ...asked, mails })
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
    if (answer.ok) {
      begin()
      return onMoved(answer.value)
    }
    refuse(answer.code, answer.facts)
    if (!endings.includes(answer.code)) return
    keepQuestion(undefined)
    setQuestion({ ...question, endedBy: answer.code })
  }

  /** From the start, and as if nothing had been asked. */
  function begin(): void {
    keepQuestion(undefined)
    setQuestion(undefined)
    setFault(undefined)
  }

  return { question, isBusy, fault, ask, confirm, begin }
}
