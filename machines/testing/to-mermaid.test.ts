import { expect, test } from 'vitest'
import { toMermaid } from './to-mermaid.ts'
import { sampleWizard } from './wizard.sample.ts'

test('draws every state and every transition', () => {
  expect(toMermaid(sampleWizard)).toMatchInlineSnapshot(`
    "stateDiagram-v2
      state "wizard" as wizard {
        state "steps" as wizard_steps {
          [*] --> wizard_steps_scan
          state "scan" as wizard_steps_scan {
            [*] --> wizard_steps_scan_empty
            state "empty" as wizard_steps_scan_empty
            state "taken" as wizard_steps_scan_taken
          }
          state "measuring" as wizard_steps_measuring
          state "checkingSize" as wizard_steps_checkingSize
          state "done" as wizard_steps_done
          wizard_steps_done --> [*]
        }
        --
        state "help" as wizard_help {
          [*] --> wizard_help_closed
          state "closed" as wizard_help_closed
          state "open" as wizard_help_open
        }
      }
      wizard_steps_scan_empty --> wizard_steps_scan_taken : photo.taken
      wizard_steps_scan_taken --> wizard_steps_measuring : step.confirmed
      wizard_steps_measuring --> wizard_steps_checkingSize : done measure
      wizard_steps_measuring --> wizard_steps_scan : error measure
      wizard_steps_measuring --> wizard_steps_scan : after patience
      wizard_steps_checkingSize --> wizard_steps_scan : always
      wizard_steps_checkingSize --> wizard_steps_done : always
      wizard_help_closed --> wizard_help_open : help.opened
      wizard_help_open --> wizard_help_closed : help.closed"
  `)
})

test('draws the same text for the same machine', () => {
  expect(toMermaid(sampleWizard)).toBe(toMermaid(sampleWizard.provide({})))
})
