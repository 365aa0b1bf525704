import type { Kysely } from 'kysely'
import { readSignUpDetails } from '#domain/account/sign-up-details.ts'
import { readEmail } from '#domain/contact/read-email.ts'
import type * as endpoints from '#domain/contract/endpoints.ts'
import { withLanguage } from '#domain/language/language-in-path.ts'
import { safePath } from '#domain/navigation/safe-path.ts'
import { fail, ok } from '#domain/result.ts'
import { type Language, settings } from '#domain/settings.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { failWithFieldErrors } from '#server/http/problem.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { renderSignInMail } from '#server/mail/templates/sign-in-mail.ts'
import { openVerification } from '#server/verifications/open-verification.ts'
import { tooManyMails } from '#server/verifications/verification-limits.ts'
import type { SignInDeps } from './admit.ts'

type RequestSignInCodeEndpoint = typeof endpoints.requestSignInCode

const { minutes, resendSeconds } = settings.signIn

/**
 * Mails a code and a link for signing in. Does not look up whether the address is known, so neither the response nor
 * its timing reveals it.
 */
export function requestSignInCode(deps: SignInDeps) {
  const { secrets, mail, now } = deps
  return async (
    db: Kysely<Schema>,
    { body, caller, binding }: Call<RequestSignInCodeEndpoint>,
  ): ReturnType<UseCase<RequestSignInCodeEndpoint>> => {
    const email = readEmail(body.email)
    if (email === undefined) return failWithFieldErrors([['email', 'invalid_format']])
    const read = body.sign_up_details === undefined ? ok(undefined) : readSignUpDetails(body.sign_up_details)
    if (!read.ok) return failWithFieldErrors(read.facts)
    const retryAfterSeconds = await tooManyMails(db, secrets, { email, caller, now: now() })
    if (retryAfterSeconds !== undefined) return fail('TOO_MANY_REQUESTS', { retryAfterSeconds })

    const { language } = body
    const seller = mail.sellerIn(language)
    const link = secrets.newSecret()
    const verificationId = await inTransaction(db, async (transaction) => {
      const said = { signUpDetails: read.value, binding }
      const verificationInput = { purpose: 'sign_in', email, customerId: null, link, ...said } as const
      const { id, code } = await openVerification(transaction, secrets, verificationInput, now())
      const address = mail.linkTo(createLinkPath(link, language, safePath(body.return_path)))
      await queueMail(
        transaction,
        { ...renderSignInMail({ code, link: address, minutes, language, seller }), to: email },
        now(),
      )
      return id
    })
    mail.wake()
    return ok({ verification_id: verificationId, resend_seconds: resendSeconds, expires_seconds: minutes * 60 })
  }
}

/** The path of the page that signs in by the link, with the page to continue to, in the language of the mail. */
export function createLinkPath(link: string, language: Language, wanted: string | undefined): string {
  const query = new URLSearchParams({ ...(wanted === undefined ? {} : { wanted }), lang: language })
  return `${withLanguage(`/auth/${link}`, language)}?${query}`
}
