import * as z from 'zod/mini'
import { readEmail } from '#domain/contact/read-email.ts'
import { fail, ok } from '#domain/result.ts'
import { changeEmail } from '#server/orders/change-email.ts'
import { lockOrder } from '#server/orders/transition-context.ts'
import { action } from './action.ts'
import { findOrder, number, words } from './orders.ts'

export const changeOrderEmailAction = action({
  role: 'support',
  about: 'Changes the e-mail address of an order, with the reason, and notifies both addresses.',
  input: z.strictObject({
    number,
    email: z.string().check(z.refine((typed) => readEmail(typed) !== undefined)),
    reason: words,
  }),
  async run(transaction, { mail, secrets, now }, { name }, { number: typed, email, reason }) {
    const found = await findOrder(transaction, typed)
    const order = found && (await lockOrder(transaction, found.id))
    const input = { email: readEmail(email) ?? '', operator: name }
    if (!order) return fail('order_not_found')
    const changed = await changeEmail(transaction, { mail, secrets }, order, input, now())
    if (!changed.ok) return fail(changed.code)
    // The audit log stores no address.
    return ok({ answer: { number: order.number }, subject: order.id, details: { reason } })
  },
})
