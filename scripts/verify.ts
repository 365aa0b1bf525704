import { runStep } from './suites/run-step.ts'
import { quickSuites } from './suites/suites.ts'

/** The part of `npm test` that needs no browser and takes a minute or two: the answer to "am I done?" while at work. */
const failedSteps: string[] = []
for (const { name, steps } of quickSuites)
  for (const step of steps) {
    const { failed } = await runStep(step)
    if (failed > 0) failedSteps.push(step.kind === 'check' ? step.name : name)
  }
console.log(failedSteps.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failedSteps.join(', ')}`)
process.exitCode = failedSteps.length === 0 ? 0 : 1
