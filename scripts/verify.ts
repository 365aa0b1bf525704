import { runStep } from './suites/run-step.ts'
import { quickSuites } from './suites/suites.ts'

/** What of `npm test` needs no browser and takes a minute or two: the answer to "am I done?" while at work. */
const wrong: string[] = []
for (const { name, steps } of quickSuites)
  for (const step of steps) {
    const { failed } = await runStep(step)
    if (failed > 0) wrong.push(step.kind === 'check' ? step.name : name)
  }
console.log(wrong.length === 0 ? '\nAll of it holds.' : `\nNot in order: ${wrong.join(', ')}`)
process.exitCode = wrong.length === 0 ? 0 : 1
