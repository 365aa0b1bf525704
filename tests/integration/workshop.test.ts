import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { dayMs, minuteMs } from '#domain/time.ts'
import { cleanUpFiles } from '#server/files/clean-up-files.ts'
import { diskFiles } from '#server/files/disk-files.ts'
import type { WorldJob } from '#server/jobs/job-kind.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { workshopJob } from '#server/orders/queue-workshop-check.ts'
import { checkOrder } from '#server/workshop/check-order.ts'
import { createTestOrderMailDeps } from '../support/fakes/order-mail-deps.ts'
import { openApi } from '../support/server/open-api.ts'
import { newPairCustomer, newPairGuest, withPairs } from '../support/server/pair-visitor.ts'

let api: Awaited<ReturnType<typeof openApi>>
let folder: string
beforeAll(async () => {
  api = await openApi({ trustedProxies: ['127.0.0.1'] })
  folder = await mkdtemp(join(tmpdir(), 'prints-'))
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

const files = () => diskFiles(folder)
const deps = () => ({ ...createTestOrderMailDeps(), files: files(), now: api.now })

/** Starts as many servers with a workshop as given. */
function openWorkshops(count = 1) {
  for (let server = 0; server < count; server += 1)
    onTestFinished(createJobs({ kinds: { [workshopJob]: checkOrder(deps) }, log: api.log, now: api.now }).watch(api.db))
}

const loadOrder = (id: string) => api.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const loadOrderPairs = (id: string) =>
  api.db.selectFrom('order_pairs').selectAll().where('order_id', '=', id).orderBy('position').execute()
const comesTo = (id: string, stage: string) =>
  vi.waitFor(async () => expect((await loadOrder(id)).stage).toBe(stage), { timeout: 60_000, interval: 100 })

test('builds the print files of an order, stores them and requests the payment', async () => {
  const { visitor } = await withPairs(await newPairCustomer(api), 2)
  const { order } = await visitor.placeOrder()
  const id = order?.id ?? ''
  openWorkshops(2)
  await comesTo(id, 'ready_to_pay')
  const checks = await api.db
    .selectFrom('pair_checks')
    .innerJoin('order_pairs', 'order_pairs.id', 'pair_id')
    .select(['report', 'error', 'pair_id'])
    .where('order_id', '=', id)
    .execute()
  expect(checks.map(({ error, report }) => [error, report?.left.level, report?.right.side])).toEqual([
    [null, 'print', 'right'],
    [null, 'print', 'right'],
  ])
  const prints = await api.db
    .selectFrom('print_files')
    .innerJoin('files', 'files.id', 'file_id')
    .select(['side', 'kind', 'size', 'state', 'file_id', 'order_id'])
    .where('order_id', '=', id)
    .execute()
  expect(prints.map(({ side, kind }) => `${side} ${kind}`).toSorted()).toEqual(
    ['left', 'right'].flatMap((side) =>
      ['3mf', 'glb', 'stl'].flatMap((kind) => [`${side} ${kind}`, `${side} ${kind}`]),
    ),
  )
  for (const { file_id: file, size, state } of prints) {
    const bytes = new Uint8Array(await new Response(await files().read(file)).arrayBuffer())
    expect([bytes.length, state]).toEqual([Number(size), 'stored'])
  }
}, 120_000)

/** Runs an order's job as a server does, which observes each step. */
const work = (orderId: string, onStep: (said: string) => void = () => {}, signal = new AbortController().signal) =>
  (checkOrder(deps) as WorldJob).run(api.db, {}, { subject: orderId, signal, progress: onStep })

const loadFindings = (orderId: string) =>
  api.db
    .selectFrom('pair_checks')
    .innerJoin('order_pairs', 'order_pairs.id', 'pair_id')
    .select(['pair_checks.revision', 'error', 'checked_at', 'position'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .orderBy('pair_checks.revision')
    .execute()

test('requests new measurements for a pair whose scan is not certain enough', async () => {
  const { visitor, pairs } = await withPairs(await newPairGuest(api), 1)
  const { order } = await visitor.placeOrder()
  const id = order?.id ?? ''
  const [pair] = await loadOrderPairs(id)
  if (!pair || !pairs[0]) throw new Error('Nothing was placed')
  const { right, left } = pair.configuration.feet
  const foot = { ...left.scanned.foot, quality: { score: 30, reasons: [] } }
  const weak = { ...pair.configuration, feet: { right, left: { ...left, scanned: { ...left.scanned, foot } } } }
  await api.db
    .updateTable('order_pairs')
    .set({ configuration: JSON.stringify(weak) })
    .where('id', '=', pair.id)
    .execute()
  await work(id)
  expect((await loadOrder(id)).stage).toBe('needs_attention')
  const { body_text: text } = await api.db
    .selectFrom('mails')
    .select('body_text')
    .where('kind', '=', 'needs_attention')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(text?.replace(/\s+/g, ' ')).toContain('The quality of the left foot’s scan is too low')
  expect((await loadFindings(id)).map(({ error }) => error)).toEqual([
    { kind: 'scan_unsure', side: 'left', why: 'quality_low' },
  ])
  const changed = await visitor.call('/order/changeDesign', {
    number: order?.number,
    revision: 1,
    configuration: { ...pairs[0], colour: 'green' },
    consent: { version: '1', language: 'en' },
  })
  expect([changed.status, changed.data?.stage]).toEqual([200, 'in_review'])
  await work(id)
  expect((await loadOrder(id)).stage).toBe('ready_to_pay')
  expect((await loadFindings(id)).map(({ revision, error }) => [revision, error?.kind])).toEqual([
    [1, 'scan_unsure'],
    [2, undefined],
  ])
}, 120_000)

test('builds a pair changed meanwhile in its new revision, and resumes after a server stopped', async () => {
  const { visitor } = await withPairs(await newPairGuest(api), 2)
  const { order } = await visitor.placeOrder()
  const id = order?.id ?? ''
  const [, second] = await loadOrderPairs(id)
  const stopping = new AbortController()
  const interrupted = work(
    id,
    (said) => {
      if (said === 'left shoe, pair 2 of 2') stopping.abort()
    },
    stopping.signal,
  )
  await expect(interrupted).rejects.toThrow()
  expect(await loadFindings(id)).toMatchObject([{ position: 0, revision: 1 }])
  const [first] = await loadFindings(id)
  api.pass(minuteMs)
  let change: Promise<{ status: number }> | undefined
  await work(id, () => {
    change ??= visitor.call('/order/changeDesign', {
      number: order?.number,
      revision: 1,
      configuration: { ...second?.configuration, colour: 'brown' },
      consent: { version: '1', language: 'en' },
    })
  })
  expect((await change)?.status).toBe(200)
  expect((await loadOrder(id)).stage).toBe('ready_to_pay')
  // The first pair was stored before the server stopped and was not built again.
  const findings = await loadFindings(id)
  expect(findings.map(({ position, revision }) => [position, revision])).toEqual([
    [0, 1],
    [1, 2],
  ])
  expect(findings[0]?.checked_at).toEqual(first?.checked_at)
  const count = async () =>
    Number(
      (
        await api.db
          .selectFrom('files')
          .select(({ fn }) => fn.countAll().as('n'))
          .where('order_id', '=', id)
          .executeTakeFirstOrThrow()
      ).n,
    )
  expect(await count()).toBeGreaterThan(12)
  await cleanUpFiles(api.db, files(), {
    now: new Date(api.now().getTime() + dayMs),
    storeNow: new Date(Date.now() + dayMs),
  })
  expect(await count()).toBe(12)
}, 120_000)

test('builds nothing for an order that is deleted, ended or not in review', async () => {
  const { visitor } = await withPairs(await newPairGuest(api), 1)
  const { order } = await visitor.placeOrder()
  const { number, id = '' } = order ?? {}
  await visitor.call('/order/cancel', { number })
  const steps: string[] = []
  await work(id, (said) => steps.push(said))
  await work('nobody', (said) => steps.push(said))
  expect([steps, (await loadOrder(id)).stage]).toEqual([[], 'cancelled'])
})
