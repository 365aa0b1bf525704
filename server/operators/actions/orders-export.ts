import * as z from 'zod/mini'
import { toCsv } from '#domain/file/csv.ts'
import { ok } from '#domain/result.ts'
import { action } from './action.ts'

const columns = ['number', 'kind', 'stage', 'placed_at', 'country', 'currency', 'total_minor', 'email', 'name'] as const

export const exportOrders = action({
  role: 'owner',
  about: 'Exports every order as a table for a spreadsheet, oldest first.',
  input: z.strictObject({}),
  isOneMoment: true,
  async run(transaction) {
    const orders = await transaction.selectFrom('orders').selectAll().orderBy('placed_at').orderBy('number').execute()
    const rows = orders.map(({ contact, address, placed_at, ...order }) => {
      const name = address.name ?? [address.family_name, address.given_name].filter(Boolean).join(' ')
      const row = { ...order, placed_at: placed_at.toISOString(), email: contact.email, name }
      return columns.map((column) => String(row[column]))
    })
    return ok({ answer: { csv: toCsv([columns, ...rows]) }, details: { exported: rows.length } })
  },
})
