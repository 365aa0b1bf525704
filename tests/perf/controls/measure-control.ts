import type { Page } from '@playwright/test'

/** What somebody does to a control, and how long it took until the page had painted what came of it. */
export type ControlTiming = { readonly control: string; readonly ms: number }

type WatchedPage = { readonly seen: number[] }

/** Notes of every press and every key how long after it the next picture of the page stood. */
export async function watchControls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    const watch = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => {
        const painted = new MessageChannel()
        painted.port1.onmessage = () => seen.push(performance.now() - timeStamp)
        painted.port2.postMessage('')
      })
    for (const kind of ['click', 'input', 'change']) addEventListener(kind, watch, { capture: true })
  })
}

/** The longest of what a touch brought: a press may be a click and a change. */
export async function touch(page: Page, control: string, work: () => Promise<void>): Promise<ControlTiming> {
  await page.evaluate(() => {
    ;(window as unknown as WatchedPage).seen.length = 0
  })
  await work()
  await page.waitForFunction(() => (window as unknown as WatchedPage).seen.length > 0)
  return { control, ms: await page.evaluate(() => Math.max(...(window as unknown as WatchedPage).seen)) }
}
