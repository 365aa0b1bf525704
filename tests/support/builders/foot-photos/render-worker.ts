import { workerData } from 'node:worker_threads'
import { type RenderShare, renderPlace } from './photo-set.ts'

const { set, places } = workerData as RenderShare
const started = performance.now()
for (const [done, index] of places.entries()) {
  await renderPlace(set, index)
  if (done % 10 === 9)
    console.error(`${set}: ${done + 1} of ${places.length}, ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
