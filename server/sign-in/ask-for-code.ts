import type { Kysely } from 'kysely'
import { readIntroduction } from '#domain/account/introduction.ts'
import { readEmail } from '#domain/contact/read-email.ts'
import type * as endpoints from '#domain/contract/every-call.ts'
import { withLanguage } from '#domain/language/language-of-path.ts'
import { safePath } from '#domain/navigation/safe-path.ts'
import { fail, ok } from '#domain/result.ts'
import { type Language, settings } from '#domain/settings.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { refusedFields } from '#server/http/problem.ts'
import { signInMail } from '#server/mail/letters/sign-in-mail.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { openProof } from '#server/proofs/open-proof.ts'
import { tooManyMails } from '#server/proofs/proof-limits.ts'
import type { SignInParts } from './admit.ts'

type Ask = typeof endpoints.askForCode

const { minutes, resendSeconds } = settings.signIn

/**
 * Mails a code and a link to whoever asks. Whether the address is known is not even looked up, so neither the answer nor
 * its time can tell.
 */
export function askForCode(parts: SignInParts) {
  const { secrets, mail, now } = parts
  return async (db: Kysely<Schema>, { body, caller, binding }: Call<Ask>): ReturnType<UseCase<Ask>> => {
    const email = readEmail(body.email)
    if (email === undefined) return refusedFields([['email', 'invalid_format']])
    const read = body.introduction === undefined ? ok(undefined) : readIntroduction(body.introduction)
    if (!read.ok) return refusedFields(read.facts)
    const retryAfterSeconds = await tooManyMails(db, secrets, { email, caller, now: now() })
    if (retryAfterSeconds !== undefined)
      return fail('TOO_MANY_REQUESTS', { code: 'TOO_MANY_REQUESTS', retryAfterSeconds })

    const { language } = body
    const seller = mail.sellerIn(language)
    const link = secrets.newSecret()
    const proofId = await inTransaction(db, async (transaction) => {
      const said = { introduction: read.value, binding }
      const asked = { purpose: 'sign_in', email, customerId: null, link, ...said } as const
      const { id, code } = await openProof(transaction, secrets, asked, now())
      const address = mail.linkTo(pathOfLink(link, language, safePath(body.wanted)))
      await queueMail(
        transaction,
        { ...signInMail({ code, link: address, minutes, language, seller }), to: email },
        now(),
      )
      return id
    })
    mail.wake()
    return ok({ proof_id: proofId, resend_seconds: resendSeconds, expires_seconds: minutes * 60 })
  }
}

/** The page on which the link is pressed; it knows where to go on, and speaks the language of the mail. */
export function pathOfLink(link: string, language: Language, wanted: string | undefined): string {
  const query = new URLSearchParams({ ...(wanted === undefined ? {} : { wanted }), lang: language })
  return `${withLanguage(`/auth/${link}`, language)}?${query}`
}
