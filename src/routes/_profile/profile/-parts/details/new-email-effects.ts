import { fromPromise } from 'xstate'
import type { Profile } from '#domain/contract/account.ts'
import * as calls from '#domain/contract/account.ts'
import type { Language } from '#domain/settings.ts'
import { emailVerificationFor } from '#machines/email-verification/email-verification.machine.ts'
import type {
  CodeRequestResult,
  EmailVerification,
  VerificationResult,
} from '#machines/email-verification/email-verification.types.ts'
import { newEmailMachine } from '#machines/new-email/new-email.machine.ts'
import type { NewEmailQuestion } from '#machines/new-email/new-email.types.ts'
import type { ApiClient } from '#src/api/api.ts'
import { readFieldErrors } from '#src/api/error-details.ts'
import { codeDelays, requestCodeFrom, toFailedVerification } from '#src/features/sign-in/email-verification-effects.ts'
import { storeQuestion } from './stored-question.ts'

type NewEmailDeps = {
  readonly api: ApiClient
  language(): Language
  onMoved(profile: Profile): void
}

/** The machine that changes the e-mail address, with the browser's implementations. */
export function newEmailWith({ api, language, onMoved }: NewEmailDeps) {
  const requestCode = fromPromise<CodeRequestResult, { question: NewEmailQuestion }>(
    async ({ input: { question }, signal }) => {
      const answer = await api(calls.requestEmailChange, { email: question.email, language: language() }, { signal })
      if (answer.ok) return requestCodeFrom(answer.value)
      const code = readFieldErrors(answer.facts).get('email') ?? answer.code
      return toFailedVerification({ code, facts: answer.facts })
    },
  )
  const verify = fromPromise<VerificationResult<Profile>, { verificationId: string; code: string }>(
    async ({ input: { verificationId, code }, signal }) => {
      const answer = await api(calls.confirmNewEmail, { verification_id: verificationId, code }, { signal })
      return answer.ok ? { kind: 'verified', answer: answer.value } : toFailedVerification(answer)
    },
  )
  const drop = () => storeQuestion(undefined)
  const emailVerification = emailVerificationFor<NewEmailQuestion, Profile>().provide({
    actors: { requestCode, verify },
    actions: { saveDraft: ({ context: { question, verification } }) => saveDraft(question, verification), drop },
    delays: codeDelays,
  })
  return newEmailMachine.provide({
    actors: { requestCode, emailVerification },
    actions: {
      saveDraft: ({ context: { email, from, verification } }) =>
        verification && saveDraft({ email, from }, verification),
      drop,
      announceEmailChanged: ({ context: { profile } }) => profile && onMoved(profile),
    },
  })
}

function saveDraft(question: NewEmailQuestion, { id, ...times }: EmailVerification): void {
  storeQuestion({ ...question, proofId: id, ...times })
}
