import type { Browser } from '@playwright/test'
import { knownVisitor } from '../../support/browser/known-visitor.ts'

/** A slow phone on a slow connection: a quarter of this processor, 150 ms round trip, 1.5 Mbit/s. */
export const slow = { cpu: 4, latencyMs: 150, bytesPerSecond: (1.5 * 1_000_000) / 8 }

export type Paint = {
  /** The largest contentful paint. */
  readonly largestMs: number
  readonly shift: number
  readonly bytes: number
  readonly requests: number
}

type PaintTimings = { largestMs: number; shift: number }

/**
 * Opens a page with an empty cache, as a visitor without a consent banner, and observes it until nothing more can load.
 */
export async function measurePaint(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  try {
    await context.addCookies(knownVisitor(url))
    const page = await context.newPage()
    const line = await context.newCDPSession(page)
    await line.send('Network.enable')
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow.latencyMs,
      downloadThroughput: slow.bytesPerSecond,
      uploadThroughput: slow.bytesPerSecond,
    })
    await line.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu })
    let bytes = 0
    let requests = 0
    line.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
      requests += 1
    })
    await page.addInitScript(() => {
      const seen: PaintTimings = { largestMs: 0, shift: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.largestMs = entry.startTime
      }).observe({ type: 'largest-contentful-paint', buffered: true })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value')
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    const seen = await page.evaluate<PaintTimings>('window.seen')
    return { ...seen, bytes, requests }
  } finally {
    await context.close()
  }
}
