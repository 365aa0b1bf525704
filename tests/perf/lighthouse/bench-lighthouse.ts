import { findBrowser, thisWorld } from '../../../scripts/prepare/browser.mjs'
import { serveSite } from '../../support/server/serve-site.ts'
import { median } from '../median.ts'
import { type Audit, auditPage, bringLighthouse, categories } from './run-lighthouse.ts'
import { smallestEverywhere } from './smallest-page.ts'

const rounds = 5
/** The tolerances relative to the smallest page: this many points fewer, and this many times its blocking time. */
const [fewerPoints, maxBlocking] = [2, 1.5]
const goodPoints = 95

type Figures = {
  readonly points: Audit['points']
  readonly blockingMs: number
  readonly largestMs: number
  readonly failedAudits: readonly string[]
}

export type PageFigures = {
  readonly address: string
  readonly shop: Figures
  readonly smallest: Figures
  /** The goals that are missed. */
  readonly missed: readonly string[]
}

/**
 * Compares the Lighthouse scores of pages with those of the smallest page that the same React and router hydrate, in
 * alternation.
 */
export async function benchLighthouse(
  addresses: readonly string[],
  say: (line: string) => void,
): Promise<readonly PageFigures[]> {
  const browser = await findBrowser(thisWorld(process.cwd()))
  if (!browser) throw new Error('There is no browser to look at the pages with')
  await bringLighthouse()
  const baseline = await smallestEverywhere()
  const [shop, smallest] = [await serveSite('dist'), await serveSite(baseline.dist)]
  try {
    say(`Lighthouse, mobile preset, ${rounds} rounds in turn, medians`)
    const all: PageFigures[] = []
    for (const address of addresses) {
      const [ours, min]: [Audit[], Audit[]] = [[], []]
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await auditPage(shop.url + address, browser.path))
        min.push(await auditPage(smallest.url + address, browser.path))
      }
      const figures = judged(address, summarizeAudits(ours), summarizeAudits(min))
      say(formatRow(figures))
      all.push(figures)
    }
    return all
  } finally {
    await shop.close()
    await smallest.close()
    await baseline.remove()
  }
}

function summarizeAudits(audits: readonly Audit[]): Figures {
  const medianPoints = (name: (typeof categories)[number]) => median(audits.map(({ points }) => points[name]))
  return {
    points: {
      performance: medianPoints('performance'),
      accessibility: medianPoints('accessibility'),
      'best-practices': medianPoints('best-practices'),
      seo: medianPoints('seo'),
    },
    blockingMs: median(audits.map(({ blockingMs }) => blockingMs)),
    largestMs: median(audits.map(({ largestMs }) => largestMs)),
    failedAudits: [...new Set(audits.flatMap(({ failedAudits }) => failedAudits))],
  }
}

function judged(address: string, shop: Figures, smallest: Figures): PageFigures {
  const min = Math.min(goodPoints, smallest.points.performance - fewerPoints)
  const missed = [
    ...(shop.points.performance < min ? ['performance'] : []),
    ...(shop.blockingMs > maxBlocking * smallest.blockingMs ? ['blocking'] : []),
    ...categories.filter((name) => name !== 'performance' && shop.points[name] < 100),
  ]
  return { address, shop, smallest, missed }
}

function formatRow({ address, shop, smallest, missed }: PageFigures): string {
  const points = categories.map((name) => shop.points[name]).join(' / ')
  return [
    address.padEnd(22),
    `${points} points (smallest page ${smallest.points.performance})`,
    `blocked ${shop.blockingMs.toFixed(0)} ms (${smallest.blockingMs.toFixed(0)} ms)`,
    `largest ${shop.largestMs.toFixed(0)} ms (${smallest.largestMs.toFixed(0)} ms)`,
    missed.length === 0 ? '' : `missed: ${[...missed, ...shop.failedAudits].join(', ')}`,
  ].join('   ')
}
