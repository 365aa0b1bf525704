import { afterAll, beforeAll, beforeEach } from 'vitest'
import { minuteMs } from '#domain/time.ts'
import { openApi } from './open-api.ts'

export const signUpDetails = {
  given_name: 'Mika',
  family_name: 'Mori',
  country: 'GB',
  is_adult: true,
  wants_newsletter: true,
  version: '1',
  language: 'en',
} as const

export const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** The sign-in requests, on one API for all tests of a file. */
export function openSignIn() {
  let api: Awaited<ReturnType<typeof openApi>>
  let visits = 0
  beforeAll(async () => {
    api = await openApi({ trustedProxies: ['127.0.0.1'] })
  })
  afterAll(() => api.close())
  beforeEach(() => {
    visits += 1
  })

  async function call(path: string, body: object, headers: Record<string, string> = {}) {
    const answer = await api.send(path, undefined, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'x-forwarded-for': `198.51.100.${visits}`, ...headers },
    })
    const said = await answer.json()
    return { status: answer.status, headers: answer.headers, code: said.code, data: said.data, said }
  }

  const requestSignInCode = (email: string, more: object = {}, headers = {}) =>
    call('/user/sign-in/requestCode', { email, language: 'en', ...more }, headers)

  const verify = (id: string, code: string, more: object = {}, headers = {}) =>
    call('/user/sign-in/code', { verification_id: id, code, ...more }, headers)

  /** The newest mail to an address, with its code and link. */
  async function mailTo(email: string) {
    const { body_text: text } = await api.db
      .selectFrom('mails')
      .select('body_text')
      .where('to_address', '=', email)
      .where('kind', '=', 'sign_in')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    const [, code = ''] = /^\s*(\d{6})\s*$/m.exec(text ?? '') ?? []
    const [, link = ''] = /\/auth\/([\w-]+)/.exec(text ?? '') ?? []
    return { text: text ?? '', code, link }
  }

  async function openCode(email: string, more: object = {}) {
    const { data } = await requestSignInCode(email, more)
    return { id: data.verification_id as string, ...(await mailTo(email)) }
  }

  return {
    api: () => api,
    /** Each test has its own address and client, so that none shares a rate limit with another. */
    visits: () => visits,
    emailFor: (name: string) => `${name}-${visits}@example.com`,
    call,
    requestSignInCode,
    verify,
    mailTo,
    openCode,
    async customer(email: string): Promise<string> {
      const { id, code } = await openCode(email, { sign_up_details: signUpDetails })
      const { data } = await verify(id, code)
      api.pass(15 * minuteMs)
      return data.token
    },
  }
}
