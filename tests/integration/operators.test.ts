import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { OperatorRole } from '#server/db/operator-tables.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { queueJob } from '#server/jobs/queue-job.ts'
import { actions } from '#server/operators/actions/every-action.ts'
import { mayDo, operatorRoles } from '#server/operators/actions/who-is-at-work.ts'
import { answerOperator } from '#server/operators/answer-operator.ts'
import { storeFirstToken } from '#server/operators/first-token.ts'
import { runAction } from '#server/operators/run-action.ts'
import { createTestOrderMailDeps } from '../support/fakes/order-mail-deps.ts'
import { openApi } from '../support/server/open-api.ts'
import { saidLog } from '../support/server/said-log.ts'
import { queueAlone, signInTo } from '../support/server/sign-in-mails.ts'

let api: Awaited<ReturnType<typeof openApi>>

const deps = { ...createTestOrderMailDeps(), isDemo: false, builtIns: async () => [], now: () => api.now() }
const firstToken = 'the first token of this shop, long enough'

beforeAll(async () => {
  api = await openApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  for (const table of ['audit_log', 'operator_tokens', 'operators', 'mails', 'jobs', 'customers'] as const)
    await api.db.deleteFrom(table).execute()
})

const run = (token: string | undefined, name: string, input: object = {}) =>
  runAction(api.db, deps, { via: 'api', token }, { name, input })

/** Calls the API as a workshop program would. */
const call = (token: string | undefined, name: string, input: object = {}) =>
  api.send(`/operator/${name}`, token, { method: 'POST', body: JSON.stringify(input) })

async function newOperator(name: string, role: OperatorRole): Promise<string> {
  const added = await runAction(
    api.db,
    deps,
    { via: 'cli', token: undefined, isFreeToAll: true },
    { name: 'operators.add', input: { name, role } },
  )
  if (!added.ok || !('token' in added.value)) throw new Error(`${name} could not be added`)
  return String(added.value.token)
}

async function records() {
  return api.db.selectFrom('audit_log').selectAll().orderBy('occurred_at').orderBy('id').execute()
}

async function purgeAuditRecords(): Promise<void> {
  await api.db.deleteFrom('audit_log').execute()
}

/** A valid input for each action in an empty shop, and the status it ends with for a permitted role. */
const actionInputs: Record<string, [input: object, status: number]> = {
  'customers.find': [{ search: 'mika' }, 200],
  'customers.export': [{ id: 'nobody' }, 404],
  'customers.delete': [{ id: 'nobody', reason: 'They asked for it' }, 404],
  'translations.list': [{}, 200],
  'translations.set': [{ key: 'none', en: 'Some' }, 404],
  'translations.reset': [{ key: 'none' }, 404],
  'translations.import': [{ texts: [] }, 200],
  'translations.export': [{}, 200],
  'mail.list': [{}, 200],
  'mail.show': [{ id: 'none' }, 404],
  'mail.resend': [{ id: 'none' }, 404],
  'jobs.list': [{}, 200],
  'jobs.show': [{ id: 'none' }, 404],
  'jobs.retry': [{ id: 'none' }, 404],
  'orders.list': [{}, 200],
  'orders.show': [{ number: '2345-6789' }, 404],
  'orders.move': [{ number: '2345-6789', to: 'paid' }, 404],
  'orders.cancel': [{ number: '2345-6789', reason: 'They asked for it' }, 404],
  'orders.split': [{ number: '2345-6789' }, 404],
  'orders.changeEmail': [{ number: '2345-6789', email: 'iris@example.com', reason: 'They asked for it' }, 404],
  'orders.check': [{ number: '2345-6789', result: 'passed' }, 404],
  'orders.remake': [{ number: '2345-6789', kind: 'refit', reason: 'Too tight' }, 404],
  'orders.queue': [{}, 200],
  'orders.checkResults': [{ number: '2345-6789' }, 404],
  'orders.money': [{ number: '2345-6789' }, 404],
  'orders.refund': [{ number: '2345-6789', reason: 'They asked for it' }, 404],
  'orders.recordRepayment': [{ number: '2345-6789', reason: 'Into their account' }, 404],
  'edition.show': [{}, 200],
  'orders.export': [{}, 200],
  'operators.add': [{ name: 'Ken', role: 'support' }, 200],
  'operators.list': [{}, 200],
  'operators.revoke': [{ name: 'Nobody' }, 404],
  'audit.list': [{}, 200],
}

test('has a row for every action in this table', () => {
  expect(Object.keys(actionInputs)).toEqual(Object.keys(actions))
})

test.each(Object.keys(actionInputs).flatMap((name) => operatorRoles.map((role) => [role, name] as const)))(
  'authorizes the operator role %s for %s and records the attempt',
  async (role, name) => {
    const token = await newOperator('Aya', role)
    await purgeAuditRecords()
    const [input, status] = actionInputs[name] ?? [{}, 0]
    const needed = actions[name]?.role ?? 'owner'
    const answer = await call(token, name, input)
    const isAllowed = mayDo(role, needed)
    expect(answer.status).toBe(isAllowed ? status : 403)
    if (!isAllowed) expect((await answer.json()).message).toContain(`You need the role ${needed}.`)
    const outcome = !isAllowed ? 'denied' : status === 200 ? 'done' : 'rejected'
    expect(await records()).toMatchObject([
      { operator_name: 'Aya', operator_role: role, via: 'api', action: name, outcome },
    ])
  },
)

test.each([
  ['missing', undefined, 'operators.list', {}, 401],
  ['unknown', 'noise', 'operators.list', {}, 401],
  ['an owner’s, for an unknown action', 'owner', 'customers.eat', {}, 404],
  ['an owner’s, for a property of every object', 'owner', 'constructor', {}, 404],
  ['an owner’s, with an unknown field', 'owner', 'operators.list', { is_owner: true }, 400],
  ['an owner’s, with an unknown role', 'owner', 'operators.add', { name: 'Eve', role: 'root' }, 400],
  ['an owner’s, with a name of control characters', 'owner', 'operators.add', { name: 'a\nb', role: 'owner' }, 400],
])('row 19: changes nothing for a call with a token that is %s', async (_, kind, name, input, status) => {
  const owner = await newOperator('Aya', 'owner')
  const before = await api.db.selectFrom('operators').selectAll().execute()
  const answer = await call(kind === 'owner' ? owner : kind, name, input)
  expect(answer.status).toBe(status)
  expect(await api.db.selectFrom('operators').selectAll().execute()).toEqual(before)
})

test('rejects a customer’s token for operator actions and an operator’s token for customer calls', async () => {
  const { token } = await api.signIn(await api.newCustomer())
  expect((await call(token, 'customers.find', { search: 'a' })).status).toBe(401)
  const owner = await newOperator('Aya', 'owner')
  expect((await api.send('/user/sessions', owner)).status).toBe(401)
})

test('stores a token as a hash only and logs neither tokens nor search texts', async () => {
  const token = await newOperator('Aya', 'owner')
  const added = await (await call(token, 'operators.add', { name: 'Ken', role: 'support' })).json()
  await call(added.data.token, 'customers.find', { search: 'mika@example.jp' })
  const stored = JSON.stringify([await records(), await api.db.selectFrom('operator_tokens').selectAll().execute()])
  for (const secret of [token, added.data.token, 'mika@example.jp']) expect(stored).not.toContain(secret)
})

test('rejects a token from the moment it is revoked, even while its operator works', async () => {
  const owner = await newOperator('Aya', 'owner')
  const support = await newOperator('Ken', 'support')
  expect((await call(support, 'mail.list')).status).toBe(200)
  expect((await call(owner, 'operators.revoke', { name: 'Ken' })).status).toBe(200)
  await purgeAuditRecords()
  expect((await call(support, 'mail.list')).status).toBe(401)
  expect(await records()).toMatchObject([
    { operator_name: 'Ken', outcome: 'denied', details: { why: 'revoked_token' } },
  ])
})

test('finishes a running action before its token is revoked', async () => {
  const owner = await newOperator('Aya', 'owner')
  const support = await newOperator('Ken', 'support')
  const [isAtWork, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = {
    ...deps,
    builtIns: async () => {
      isAtWork.resolve()
      await mayGoOn.promise
      return []
    },
  }
  const work = runAction(api.db, slow, { via: 'api', token: support }, { name: 'translations.list', input: {} })
  await isAtWork.promise
  let isRevoked = false
  const revoking = run(owner, 'operators.revoke', { name: 'Ken' }).then((done) => {
    isRevoked = done.ok
  })
  await vi.waitFor(
    async () => {
      const waiting = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db)
      expect(waiting.rows).toHaveLength(1)
    },
    { timeout: 60_000 },
  )
  expect(isRevoked).toBe(false)
  mayGoOn.resolve()
  expect((await work).ok).toBe(true)
  await revoking
  expect(isRevoked).toBe(true)
})

test('adds a revoked operator again with another token and role', async () => {
  const owner = await newOperator('Aya', 'owner')
  const old = await newOperator('Ken', 'support')
  expect((await call(owner, 'operators.add', { name: 'Ken', role: 'owner' })).status).toBe(400)
  await call(owner, 'operators.revoke', { name: 'Ken' })
  const retryJob = await (await call(owner, 'operators.add', { name: 'Ken', role: 'workshop' })).json()
  expect((await call(old, 'mail.list')).status).toBe(401)
  expect((await call(retryJob.data.token, 'mail.list')).status).toBe(403)
})

test('keeps the last owner, also when two owners revoke each other at once', async () => {
  const [aya, ken] = [await newOperator('Aya', 'owner'), await newOperator('Ken', 'owner')]
  await Promise.all([run(aya, 'operators.revoke', { name: 'Ken' }), run(ken, 'operators.revoke', { name: 'Aya' })])
  const alive = await api.db.selectFrom('operator_tokens').select('hash').where('revoked_at', 'is', null).execute()
  expect(alive).toHaveLength(1)
  const [still, name] = (await run(aya, 'operators.list')).ok ? [aya, 'Aya'] : [ken, 'Ken']
  expect(await run(still, 'operators.revoke', { name })).toMatchObject({ ok: false, code: 'last_owner' })
})

test('keeps one owner when an owner revokes the other and themselves at once', async () => {
  const aya = await newOperator('Aya', 'owner')
  await newOperator('Ken', 'owner')
  const both = await Promise.all(['Ken', 'Aya'].map((name) => run(aya, 'operators.revoke', { name })))
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
})

test('accepts OPERATOR_TOKEN only to create the first owner, and not afterwards', async () => {
  await storeFirstToken(api.db, firstToken, api.now())
  expect(await run(firstToken, 'operators.list')).toMatchObject({ ok: false, code: 'unknown_token' })
  expect(await run(firstToken, 'operators.add', { name: 'Aya', role: 'support' })).toMatchObject({ ok: false })
  expect(await run(`${firstToken}!`, 'operators.add', { name: 'Eve', role: 'owner' })).toMatchObject({ ok: false })
  expect(await run(firstToken, 'operators.add', { name: 'Aya', role: 'owner' })).toMatchObject({ ok: true })
  expect(await run(firstToken, 'operators.add', { name: 'Eve', role: 'owner' })).toMatchObject({ ok: false })
  await storeFirstToken(api.db, firstToken, api.now())
  expect(await run(firstToken, 'operators.add', { name: 'Eve', role: 'owner' })).toMatchObject({ ok: false })
  expect(await records()).toMatchObject([{ operator_name: 'OPERATOR_TOKEN', action: 'operators.add', outcome: 'done' }])
})

test('creates one owner from twenty simultaneous uses of OPERATOR_TOKEN', async () => {
  await storeFirstToken(api.db, firstToken, api.now())
  const rivals = Array.from({ length: 20 }, (_, index) =>
    run(firstToken, 'operators.add', { name: `Rival ${index}`, role: 'owner' }),
  )
  const made = (await Promise.all(rivals)).filter(({ ok }) => ok)
  expect(made).toHaveLength(1)
  expect(await api.db.selectFrom('operators').select('role').execute()).toEqual([{ role: 'owner' }])
})

test('records a failed action without other traces, and rolls back an action that cannot be recorded', async () => {
  const owner = await newOperator('Aya', 'owner')
  const id = await api.newCustomer()
  await purgeAuditRecords()
  const now = vi.fn(api.now).mockImplementationOnce(api.now)
  now.mockImplementation(() => {
    throw new Error('The clock has stopped before the record')
  })
  const input = { id, reason: 'They asked for it' }
  await expect(
    runAction(api.db, { ...deps, now }, { via: 'api', token: owner }, { name: 'customers.delete', input }),
  ).rejects.toThrow('before the record')
  expect(await api.db.selectFrom('customers').select('id').execute()).toEqual([{ id }])
  expect(await run(owner, 'customers.delete', input)).toMatchObject({ ok: true })
  expect(await api.db.selectFrom('customers').select('id').execute()).toEqual([])
  expect(await records()).toMatchObject([{ subject: id, details: { reason: 'They asked for it' } }])
})

test.each([
  ['mika', true],
  ['MIKA@', true],
  ['森', true],
  ['森 美香', true],
  ['森美香', true],
  ['もりみか', true],
  ['ﾓﾘ ﾐｶ', true],
  ['%', false],
  ['_', false],
  ["' or 1=1 --", false],
  ['jp\nmika', false],
])('row 41: searches customers for %j literally', async (search, isFound) => {
  const owner = await newOperator('Aya', 'owner')
  const id = await api.newCustomer()
  const names = { given_name: '美香', family_name: '森', given_kana: 'ミカ', family_kana: 'モリ' }
  await api.db
    .updateTable('customers')
    .set({ email: 'mika@example.jp', ...names })
    .where('id', '=', id)
    .execute()
  const found = await run(owner, 'customers.find', { search })
  expect(found).toMatchObject({ ok: true, value: { customers: isFound ? [{ id }] : [] } })
})

test('exports a customer’s data as one snapshot, and nothing for an unknown customer', async () => {
  const support = await newOperator('Ken', 'support')
  const id = await api.newCustomer()
  expect(await run(support, 'customers.export', { id })).toMatchObject({
    ok: true,
    value: { tables: { customers: [{ id }] } },
  })
  expect(await run(support, 'customers.export', { id: 'nobody' })).toMatchObject({ code: 'customer_not_found' })
})

test('lists mails by address and state, hides codes and resends a mail while its text is stored', async () => {
  const support = await newOperator('Ken', 'support')
  const id = await queueAlone(api.db, signInTo('mika@example.jp', { code: '987654' }), api.now())
  expect(await run(support, 'mail.list', { to: 'mika@example.jp', state: 'due' })).toMatchObject({
    value: { mails: [{ id, state: 'due' }] },
  })
  for (const state of ['sent', 'given_up'])
    expect(await run(support, 'mail.list', { state })).toMatchObject({ value: { mails: [] } })
  const givenUp = { ended_at: api.now(), end_reason: 'given_up', attempts: 7, last_error: 'EENVELOPE 550' } as const
  await api.db.updateTable('jobs').set(givenUp).where('subject', '=', id).execute()
  expect(await run(support, 'mail.list', { state: 'given_up' })).toMatchObject({
    value: { mails: [{ id, state: 'given_up', attempts: 7, last_error: 'EENVELOPE 550' }] },
  })
  expect(await run(support, 'mail.list', { state: 'due' })).toMatchObject({ value: { mails: [] } })
  expect(JSON.stringify(await run(support, 'mail.show', { id }))).not.toContain('987654')
  const inDemo = await runAction(
    api.db,
    { ...deps, isDemo: true },
    { via: 'api', token: support },
    { name: 'mail.show', input: { id } },
  )
  expect(JSON.stringify(inDemo)).toContain('987654')
  expect(await run(support, 'mail.resend', { id })).toMatchObject({ ok: true })
  await api.db
    .updateTable('mails')
    .set({ subject: null, body_text: null, body_html: null, sent_at: api.now() })
    .execute()
  expect(await run(support, 'mail.resend', { id })).toMatchObject({ code: 'mail_text_deleted' })
  expect(JSON.stringify(await records())).not.toContain('987654')
})

test('lists jobs by state and kind with their error, and retries them unless they are done or running', async () => {
  const support = await newOperator('Ken', 'support')
  const queue = (subject: string, kind = 'task') =>
    inTransaction(api.db, (transaction) => queueJob(transaction, { kind, subject, payload: { of: 'mika' } }, api.now()))
  const change = (id: string, values: object) => api.db.updateTable('jobs').set(values).where('id', '=', id).execute()
  const ended = (why: 'done' | 'given_up') => ({ ended_at: api.now(), end_reason: why, last_error: 'PRINTER 503' })
  const lease = (ms: number) => ({
    lease_token: 'a server',
    lease_until: new Date(api.now().getTime() + ms),
    attempts: 1,
  })
  const ids = {
    waiting: await queue('order-1'),
    // The lease of a killed server has expired.
    left: await queue('order-2'),
    running: await queue('order-3'),
    given_up: await queue('order-4'),
    done: await queue('order-5', 'other'),
  }
  await change(ids.waiting, { due_at: new Date(api.now().getTime() + 99_000) })
  await change(ids.left, lease(0))
  await change(ids.running, { ...lease(1), progress: '2 of 3' })
  await change(ids.given_up, ended('given_up'))
  await change(ids.done, ended('done'))
  const listed = async (input: object) => {
    const answer = await run(support, 'jobs.list', input)
    if (!answer.ok || !('jobs' in answer.value)) throw new Error('No list')
    return (answer.value.jobs as { id: string }[]).map(({ id }) => id).toSorted()
  }
  expect(await listed({})).toEqual(Object.values(ids).toSorted())
  expect(await listed({ state: 'waiting' })).toEqual([ids.waiting, ids.left].toSorted())
  for (const state of ['running', 'given_up', 'done'] as const) expect(await listed({ state })).toEqual([ids[state]])
  expect(await listed({ kind: 'other' })).toEqual([ids.done])
  const shown = await run(support, 'jobs.show', { id: ids.running })
  expect(shown).toMatchObject({ value: { subject: 'order-3', state: 'running', progress: '2 of 3', attempts: 1 } })
  expect(JSON.stringify(shown)).not.toContain('mika')
  const retryJob = (id: string) => run(support, 'jobs.retry', { id })
  expect([await retryJob(ids.done), await retryJob(ids.running)]).toMatchObject([
    { code: 'job_done' },
    { code: 'job_in_progress' },
  ])
  for (const id of [ids.waiting, ids.left, ids.given_up]) {
    expect(await retryJob(id)).toMatchObject({ ok: true, value: { id } })
    const row = await api.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ due_at: api.now(), attempts: 0, lease_token: null, ended_at: null, end_reason: null })
  }
  await change(ids.given_up, ended('given_up'))
  await queue('order-4')
  expect(await retryJob(ids.given_up)).toMatchObject({ code: 'job_in_progress' })
})

test('limits a caller without end, whatever token they send', async () => {
  const answer = answerOperator({ ...deps, log: saidLog() })
  const send = () =>
    answer(api.db, {
      id: 'operators.list',
      body: {},
      query: undefined,
      token: 'noise',
      caller: '203.0.113.7',
      requestId: 'r',
      guest: undefined,
      link: undefined,
      binding: undefined,
      userAgent: '',
    })
  for (let count = 0; count < 120; count++) expect(await send()).toMatchObject({ code: 'AUTH_REQUIRED' })
  expect(await send()).toMatchObject({ code: 'TOO_MANY_REQUESTS', facts: { retryAfterSeconds: expect.any(Number) } })
})
