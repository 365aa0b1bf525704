import { randomUUID } from 'node:crypto'
import type { OrderStage } from '#domain/order/stages.ts'
import type { MailKind } from '#server/db/schema.ts'
import { sampleOrder } from '../builders/sample-order.ts'
import type { openApi } from './open-api.ts'

type Api = Awaited<ReturnType<typeof openApi>>

/** A customer with an account and a verified address, signed in. */
export async function newMember(
  api: Api,
  more: { email?: string; country?: 'GB' | 'JP'; language?: 'en' | 'ja' } = {},
) {
  const id = randomUUID()
  const email = more.email ?? `${id.slice(0, 8)}@example.com`
  await api.db
    .insertInto('customers')
    .values({ id, email, given_name: 'Mika', family_name: 'Mori', ...more, created_at: api.now() })
    .execute()
  const { token, refreshToken } = await api.signIn(id)
  async function call(path: string, body?: object) {
    const headers = { 'x-forwarded-for': `fd00:${id.slice(0, 4)}:${id.slice(4, 8)}:${id.slice(9, 13)}::1` }
    const answer = await api.send(
      path,
      token,
      body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers },
    )
    const said = await answer.json()
    return { status: answer.status, said, data: said.data, code: said.code as string | undefined }
  }
  return { id, email, token, refreshToken, call }
}

export async function placeOrder(
  api: Api,
  owner: { customer_id: string } | { guest_id: string },
  stage: OrderStage,
  placedAt = api.now(),
): Promise<string> {
  const id = randomUUID()
  await api.db
    .insertInto('orders')
    .values(sampleOrder({ id, ...owner, stage, placed_at: placedAt }))
    .execute()
  return id
}

/** The newest mail to an address, or the newest of a kind. */
export async function newestMail(api: Api, email: string, ofKind?: MailKind) {
  const { kind, subject, body_text } = await api.db
    .selectFrom('mails')
    .select(['kind', 'subject', 'body_text'])
    .where('to_address', '=', email)
    .$if(ofKind !== undefined, (all) => all.where('kind', '=', ofKind as MailKind))
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const [, code = ''] = /^\s*(\d{6})\s*$/m.exec(body_text ?? '') ?? []
  return { kind, subject, text: body_text ?? '', code }
}
