import footWorker from '#src/workers/measure-foot.worker.ts?worker&url'
import traceWorker from '#src/workers/measure-trace.worker.ts?worker&url'

/** Brings what measures photos while somebody reads how to take them: then a line that breaks stops nobody. */
export function fetchEngines(): void {
  // What does not come now is asked for again when a photo is there.
  for (const address of [traceWorker, footWorker]) void fetch(address, { priority: 'low' }).catch(() => {})
}
