import { setTimeout as pause } from 'node:timers/promises'
import { toConfiguration } from '#domain/design/configuration.ts'
import { type Upper, uppers } from '#domain/shoe/shoe-request.ts'
import { checkPair } from '#server/workshop/check-pair.ts'
import { openPrintWorker } from '#server/workshop/print-worker.ts'
import { someDesign, somePair } from '../../support/builders/some-design.ts'
import { someScan } from '../../support/builders/some-scan.ts'
import { startShop } from '../../support/server/running-shop.ts'
import { createShopGuest } from '../../support/server/shop-guest.ts'
import { median } from '../median.ts'

const rounds = 3

type Figures = {
  readonly upper: Upper
  readonly pairs: number
  /** From the response to the order until its customer reads that it can be paid. */
  readonly readyMs: number
  readonly worstReadyMs: number
  /** Compared with making the same pairs without a shop. */
  readonly toMaking: number
  /** From the press on the payment page until its customer reads that it is paid. */
  readonly paidMs: number
  /** Compared with one request for the list of orders. */
  readonly toList: number
}

type OrderTimings = { readonly making: number; readonly ready: number; readonly list: number; readonly paid: number }

/**
 * Measures how soon an order can be paid, and is paid, in a shop as everyone starts it: with its own database and
 * workshop.
 */
export async function benchOrders(say: (line: string) => void): Promise<readonly Figures[]> {
  const shop = await startShop({ env: { WORKSHOP: 'here', TRUSTED_PROXIES: '127.0.0.1' } })
  try {
    say(`Orders of a shop with its own database, one after the other, ${rounds} rounds, medians`)
    const figures: Figures[] = []
    for (const upper of uppers)
      for (const pairs of [1, 4]) {
        const seen: OrderTimings[] = []
        for (let round = 0; round < rounds; round += 1)
          seen.push({ making: await makeAlone(upper, pairs), ...(await order(shop.url, upper, pairs)) })
        const middle = (of: (one: OrderTimings) => number) => median(seen.map(of))
        const one = {
          upper,
          pairs,
          readyMs: middle(({ ready }) => ready),
          worstReadyMs: Math.max(...seen.map(({ ready }) => ready)),
          toMaking: middle(({ ready, making }) => ready / making),
          paidMs: middle(({ paid }) => paid),
          toList: middle(({ paid, list }) => paid / list),
        }
        figures.push(one)
        say(formatRow(one))
      }
    return figures
  } finally {
    await shop.stop()
  }
}

/** Makes the same pairs in a print worker of their own, opened as the workshop opens one for an order. */
async function makeAlone(upper: Upper, pairs: number): Promise<number> {
  const measured = { personId: 'nobody', scanId: 'none', scan: someScan() }
  const made = toConfiguration(someDesign({ upper }, measured))
  if (!made.ok) throw new Error(made.code)
  const begun = performance.now()
  const printWorker = openPrintWorker(new AbortController().signal)
  for (let pair = 0; pair < pairs; pair += 1) {
    const checked = await checkPair(made.value, printWorker, () => {})
    if (!checked.ok) throw new Error(JSON.stringify(checked.facts))
  }
  await printWorker.close()
  return performance.now() - begun
}

async function order(url: string, upper: Upper, pairs: number) {
  const visitor = await createShopGuest(url)
  const measured = await visitor.measure()
  for (let pair = 0; pair < pairs; pair += 1) await visitor.add(somePair(measured, { upper }))
  const { order: placed, code } = await visitor.placeOrder()
  if (!placed) throw new Error(`Nothing was placed: ${code}`)
  const { number } = placed
  const listed = async () => (await visitor.call('/order/list')).data.orders[0].stage as string
  async function until(stage: string, everyMs: number): Promise<number> {
    const begun = performance.now()
    while ((await listed()) !== stage) await pause(everyMs)
    return performance.now() - begun
  }
  const ready = await until('ready_to_pay', 50)
  const startedAt = performance.now()
  await listed()
  const list = performance.now() - startedAt
  const page = new URL((await visitor.call('/order/pay', { number })).data.url)
  const begun = performance.now()
  const form = { method: 'POST', body: new URLSearchParams({ action: 'pay' }), redirect: 'manual' } as const
  await fetch(url + page.pathname, { ...form, headers: { origin: url } })
  await until('paid', 5)
  return { ready, list, paid: performance.now() - begun }
}

function formatRow({ upper, pairs, readyMs, worstReadyMs, toMaking, paidMs, toList }: Figures): string {
  return [
    `${upper} x ${pairs}`.padEnd(12),
    `ready after ${(readyMs / 1_000).toFixed(1)} s, ${(worstReadyMs / 1_000).toFixed(1)} s at the most`,
    `${toMaking.toFixed(2)} x making alone`,
    `paid after ${paidMs.toFixed(0)} ms`,
    `${toList.toFixed(1)} x a list`,
  ].join('   ')
}
