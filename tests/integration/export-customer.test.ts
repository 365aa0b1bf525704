import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exported, leftOut } from '#server/account/export-customer.ts'
import { newMember, placeOrder } from '../support/server/member.ts'
import { openApi } from '../support/server/open-api.ts'

let api: Awaited<ReturnType<typeof openApi>>

beforeAll(async () => {
  api = await openApi({ trustedProxies: ['127.0.0.1'] })
})
afterAll(() => api.close())

test('exports everything stored of a customer, nothing of others and no secrets', async () => {
  const [mika, other] = [await newMember(api), await newMember(api)]
  for (const one of [mika, other]) {
    await one.call('/user/newsletter', { is_wanted: true, language: 'en', version: '1' })
    await placeOrder(api, { customer_id: one.id }, 'paid')
    await one.call('/user/email/requestCode', { email: `next-${one.email}`, language: 'en' })
  }
  await api.send('/user/sign-in/requestCode', undefined, {
    method: 'POST',
    body: JSON.stringify({ email: mika.email, language: 'en' }),
  })
  const { status, data } = await mika.call('/user/export')
  expect(status).toBe(200)
  expect(data.exported_at).toBe(api.now().toISOString())
  const { tables: exportedRows } = data
  expect(Object.keys(exportedRows).toSorted()).toEqual(Object.keys(exported).toSorted())
  expect(exportedRows.customers).toMatchObject([{ email: mika.email, given_name: 'Mika' }])
  expect(exportedRows.orders).toMatchObject([{ stage: 'paid' }])
  expect(exportedRows.agreements).toMatchObject([{ kind: 'newsletter', is_given: true }])
  expect(exportedRows.mails).toEqual([{ kind: 'sign_in', created_at: api.now().toISOString(), sent_at: null }])
  expect(exportedRows.sessions).toHaveLength(1)
  const text = JSON.stringify(data)
  for (const foreign of [other.email, other.id, mika.token, mika.refreshToken, 'hash'])
    expect(text).not.toContain(foreign)
})

test('exports every table with customer data or omits it with a reason', async () => {
  const { rows } = await sql<{ table: string }>`
    select distinct columns.table_name as "table"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where columns.table_schema = current_schema() and tables.table_type = 'BASE TABLE'
      and (columns.column_name like '%customer%' or columns.column_name like '%email%' or columns.column_name like '%address%')
  `.execute(api.db)
  const known = rows.map(({ table }) => table)
  expect(known).toContain('sessions')
  const decided = [...Object.keys(exported), ...Object.keys(leftOut)]
  // Stores have addresses of their own; `customers` is the customer itself.
  expect(known.filter((table) => !decided.includes(table) && table !== 'stores')).toEqual([])
  for (const [table, reason] of Object.entries(leftOut)) expect([table, reason.length > 20]).toEqual([table, true])
})
