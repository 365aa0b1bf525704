import { chromium } from '@playwright/test'
import { findBrowser, thisWorld } from '../../../scripts/prepare/browser.mjs'
import { type ServedSite, serveSite } from '../../support/server/serve-site.ts'
import { median } from '../median.ts'
import { helloEverywhere, withoutScripts } from './baselines.ts'
import { measurePaint, type Paint } from './measure-paint.ts'

const addresses = ['/', '/ja', '/faq', '/shop_tabbi'] as const
const rounds = 9

/** The pages that each address is compared with, in the same run and in alternation. */
type Kind = 'shop' | 'without scripts' | 'hello'

type Figures = {
  readonly address: string
  readonly largestMs: Record<Kind, number>
  readonly toItself: number
  readonly toHello: number
  readonly shift: number
  readonly kilobytes: number
  readonly requests: number
}

/**
 * Measures how soon the first view of a page is painted, compared with the same page without scripts and with a page of
 * one line.
 */
export async function benchPage(say: (line: string) => void): Promise<readonly Figures[]> {
  const found = await findBrowser(thisWorld(process.cwd()))
  const baselines = { 'without scripts': await withoutScripts(), hello: await helloEverywhere() }
  const sites: Record<Kind, ServedSite> = {
    shop: await serveSite('dist'),
    'without scripts': await serveSite(baselines['without scripts'].dist),
    hello: await serveSite(baselines.hello.dist),
  }
  const browser = await chromium.launch({
    ...(found ? { executablePath: found.path } : {}),
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-gpu', '--disable-quic'],
  })
  const kinds: readonly Kind[] = ['shop', 'without scripts', 'hello']
  try {
    say(`First view on a slow phone and line, ${rounds} rounds in turn, medians`)
    const all: Figures[] = []
    for (const address of addresses) {
      const paints: Record<Kind, Paint[]> = { shop: [], 'without scripts': [], hello: [] }
      for (let round = 0; round < rounds; round += 1)
        for (const kind of kinds) paints[kind].push(await measurePaint(browser, sites[kind].url + address))
      const figures = summarizePage(address, paints)
      say(formatRow(figures))
      all.push(figures)
    }
    return all
  } finally {
    await browser.close()
    for (const site of Object.values(sites)) await site.close()
    for (const baseline of Object.values(baselines)) await baseline.remove()
  }
}

function summarizePage(address: string, paints: Record<Kind, readonly Paint[]>): Figures {
  const middle = (kind: Kind) => median(paints[kind].map(({ largestMs }) => largestMs))
  const largestMs = { shop: middle('shop'), 'without scripts': middle('without scripts'), hello: middle('hello') }
  return {
    address,
    largestMs,
    toItself: largestMs.shop / largestMs['without scripts'],
    toHello: largestMs.shop / largestMs.hello,
    shift: Math.max(...paints.shop.map(({ shift }) => shift)),
    kilobytes: median(paints.shop.map(({ bytes }) => bytes)) / 1_000,
    requests: median(paints.shop.map(({ requests }) => requests)),
  }
}

function formatRow({ address, largestMs, toItself, toHello, shift, kilobytes, requests }: Figures): string {
  return [
    address.padEnd(12),
    `${largestMs.shop.toFixed(0)} ms`,
    `${toItself.toFixed(2)} x itself without scripts (${largestMs['without scripts'].toFixed(0)} ms)`,
    `${toHello.toFixed(2)} x hello (${largestMs.hello.toFixed(0)} ms)`,
    `shift ${shift.toFixed(3)}`,
    `${kilobytes.toFixed(0)} kB in ${requests} requests`,
  ].join('   ')
}
