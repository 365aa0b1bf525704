import type { MeasureMethod } from '#domain/scan/scan-draft.ts'
import footWorker from '#src/workers/measure-foot.worker.ts?worker&url'
import traceWorker from '#src/workers/measure-trace.worker.ts?worker&url'

/** What measures the photos of a way; other ways take none here. */
const engines: Readonly<Partial<Record<MeasureMethod, string>>> = {
  trace: traceWorker,
  on_sheet: footWorker,
  photo: footWorker,
}

/** Brings what measures photos while somebody reads how to take them: then a line that breaks stops nobody. */
export function fetchEngine(method: MeasureMethod): void {
  const address = engines[method]
  // What does not come now is asked for again when a photo is there.
  if (address !== undefined) void fetch(address, { priority: 'low' }).catch(() => {})
}
