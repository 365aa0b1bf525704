import type { MeasureMethod } from '#domain/scan/scan-draft.ts'
import footWorker from '#src/workers/measure-foot.worker.ts?worker&url'
import traceWorker from '#src/workers/measure-trace.worker.ts?worker&url'

/** The worker that measures the photos of a method; other methods take no photos here. */
const engines: Readonly<Partial<Record<MeasureMethod, string>>> = {
  trace: traceWorker,
  on_sheet: footWorker,
  photo: footWorker,
}

/** Preloads the worker while the customer reads the instructions, so that a lost connection does not stop them. */
export function fetchEngine(method: MeasureMethod): void {
  const address = engines[method]
  // A failed preload is ignored: the worker is loaded again once there is a photo.
  if (address !== undefined) void fetch(address, { priority: 'low' }).catch(() => {})
}
