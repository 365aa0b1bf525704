import type { MeasureWay } from '#domain/scan/scan-draft.ts'
import footWorker from '#src/workers/measure-foot.worker.ts?worker&url'
import traceWorker from '#src/workers/measure-trace.worker.ts?worker&url'

/** What measures the photos of a way; other ways take none here. */
const engines: Readonly<Partial<Record<MeasureWay, string>>> = {
  trace: traceWorker,
  on_sheet: footWorker,
  photo: footWorker,
}

/** Brings what measures photos while somebody reads how to take them: then a line that breaks stops nobody. */
export function fetchEngine(way: MeasureWay): void {
  const address = engines[way]
  // What does not come now is asked for again when a photo is there.
  if (address !== undefined) void fetch(address, { priority: 'low' }).catch(() => {})
}
