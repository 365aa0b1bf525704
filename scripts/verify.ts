import { runStep } from './suites/run-step.ts'
import { staticChecks, suites } from './suites/suites.ts'

/** Everything of `npm test` that needs no browser and no database: the answer to "am I done?" in a minute. */
const steps = [
  ...staticChecks,
  ...suites.filter(({ name }) => name === 'unit' || name === 'machines').flatMap((suite) => suite.steps),
]

const wrong: string[] = []
for (const step of steps) {
  const { failed } = await runStep(step)
  if (failed > 0) wrong.push(step.kind === 'check' ? step.name : step.project)
}
console.log(wrong.length === 0 ? '\nAll of it holds.' : `\nNot in order: ${wrong.join(', ')}`)
process.exitCode = wrong.length === 0 ? 0 : 1
