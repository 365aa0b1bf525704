import { workerData } from 'node:worker_threads'
import { renderTracePlace, type TraceShare } from './trace-set.ts'

const { set, places } = workerData as TraceShare
const started = performance.now()
for (const [done, index] of places.entries()) {
  await renderTracePlace(set, index)
  if (done % 10 === 9)
    console.error(`${set}: ${done + 1} of ${places.length}, ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
