import type { Page } from '@playwright/test'
import type { ShoeRequest } from '#domain/shoe/shoe-request.ts'
import type { MakeShoeEvent, ShoeOutcome } from '#src/workers/make-shoe.messages.ts'
import { listBuiltFiles, siteFolder } from '../server/built-site.ts'

/** A result without its megabytes, and the time from order to answer. */
export type ReceivedOutcome = { readonly hash: string; readonly milliseconds: number }

/** The address of the worker in the built site. */
function workerAddress(): string {
  const [file] = listBuiltFiles(siteFolder(), '.js').filter((name) => /make-shoe\.worker-[^/]+\.js$/.test(name))
  if (file === undefined) throw new Error('The site was built without the worker that makes shoes')
  return `/${file.replaceAll('\\', '/')}`
}

/**
 * Has the site's own worker make shoes on an open page: the lists one after the other, the orders of a list in
 * parallel, one worker each. The workers are reused for all lists, so that the later ones run warm.
 */
export function makeInChromium(page: Page, lists: readonly (readonly ShoeRequest[])[]): Promise<ReceivedOutcome[][]> {
  return page.evaluate(
    async ({ address, lists }) => {
      const workers = Array.from({ length: Math.max(...lists.map((list) => list.length)) }, () => {
        return new Worker(address, { type: 'module' })
      })
      const waitForOutcome = (worker: Worker, order: ShoeRequest) => {
        const { promise, resolve, reject } = Promise.withResolvers<ShoeOutcome>()
        worker.onmessage = ({ data }: MessageEvent<MakeShoeEvent>) => 'outcome' in data && resolve(data.outcome)
        worker.onerror = (error) => {
          // The rejection reports the error, so the browser need not log it too.
          error.preventDefault()
          reject(new Error(error.message))
        }
        worker.postMessage(order)
        return promise
      }
      const made: ReceivedOutcome[][] = []
      for (const orders of lists) {
        const startedAt = performance.now()
        const outcomes = orders.map(async (order, index) => {
          const outcome = await waitForOutcome(workers[index] as Worker, order)
          const hash = outcome.ok ? outcome.value.report.hash : outcome.code
          return { hash, milliseconds: performance.now() - startedAt }
        })
        made.push(await Promise.all(outcomes))
      }
      for (const worker of workers) worker.terminate()
      return made
    },
    { address: workerAddress(), lists },
  )
}
