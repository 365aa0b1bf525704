import type { Page } from '@playwright/test'

/** An action on a control, and the time until the page had painted the result. */
export type ControlTiming = { readonly control: string; readonly ms: number }

type WatchedPage = { readonly seen: number[] }

/** Records the time from every press and every key to the next frame. */
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

/** The longest time of one action: a press may fire a click and a change. */
export async function touch(page: Page, control: string, work: () => Promise<void>): Promise<ControlTiming> {
  await page.evaluate(() => {
    ;(window as unknown as WatchedPage).seen.length = 0
  })
  await work()
  await page.waitForFunction(() => (window as unknown as WatchedPage).seen.length > 0)
  return { control, ms: await page.evaluate(() => Math.max(...(window as unknown as WatchedPage).seen)) }
}
