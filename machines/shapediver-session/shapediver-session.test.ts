import { describe, expect, test } from 'vitest'
import { type AnyMachineSnapshot, createActor, type EventObject, fromCallback, SimulatedClock } from 'xstate'
import type { ParameterValues } from '#domain/live-model/live-model.ts'
import { writtenTable } from '../../tests/support/written-table.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import { shapeDiverSessionMachine } from './shapediver-session.machine.ts'
import { sampleChoices, sampleModel, shapeDiverSessionEvents, tooLong } from './shapediver-session.samples.ts'
import type { SessionFailure, ShapeDiverSessionEvent } from './shapediver-session.types.ts'

type Job = { readonly name: string; readonly input: unknown; end(event: ShapeDiverSessionEvent): void; isOver: boolean }

const computed = { type: 'model.computed', figures: [{ name: 'Weight', value: '174 g' }] } as const
const opened = { type: 'session.opened', model: sampleModel } as const

/** A page whose effects end when the test says so. */
function openPage() {
  const jobs: Job[] = []
  let closedCount = 0
  const clock = new SimulatedClock()
  const effect = <Input>(name: string) =>
    fromCallback<EventObject, Input>(({ input, sendBack }) => {
      const job: Job = { name, input, end: (event) => job.isOver || sendBack(event), isOver: false }
      jobs.push(job)
      return () => {
        job.isOver = true
      }
    })
  const machine = shapeDiverSessionMachine.provide({
    actors: {
      openSession: effect<unknown>('openSession'),
      customize: effect<ParameterValues>('customize'),
      makeFile: effect<string>('makeFile'),
    },
    actions: {
      closeSession: () => {
        closedCount += 1
      },
    },
  })
  const actor = createActor(machine, { clock }).start()
  const send = (...events: ShapeDiverSessionEvent[]) => {
    for (const event of events) actor.send(event)
  }
  send({ type: 'session.requested', choices: sampleChoices })
  return {
    clock,
    send,
    jobs: (name: string) => jobs.filter((job) => job.name === name),
    end: (name: string, event: ShapeDiverSessionEvent) => jobs.findLast((job) => job.name === name)?.end(event),
    closedCount: () => closedCount,
    tags: () => [...actor.getSnapshot().tags].sort(),
    context: () => actor.getSnapshot().context,
    value: () => JSON.stringify(actor.getSnapshot().value),
  }
}

function openLivePage() {
  const page = openPage()
  page.end('openSession', opened)
  page.end('customize', computed)
  return page
}

test('opens a session only when asked, and asks the model for what was chosen', () => {
  const page = openPage()
  expect([page.jobs('openSession').length, page.tags()]).toEqual([1, ['opening']])
  page.end('openSession', opened)
  expect(page.jobs('customize').map(({ input }) => input)).toEqual([
    { 'p-left': '255', 'p-right': '256', 'p-upper': '2', 'p-text': '' },
  ])
  expect(page.tags()).toEqual(['computing', 'live'])
  expect(page.context().lacking).toEqual(['colour', 'feel'])
  page.end('customize', computed)
  expect([page.tags(), page.context().figures]).toEqual([['live'], computed.figures])
})

test('asks for what was chosen while the session was opened', () => {
  const page = openPage()
  page.send({ type: 'choices.changed', choices: { ...sampleChoices, upper: 'strap' } })
  page.end('openSession', opened)
  expect(page.jobs('customize')[0]?.input).toMatchObject({ 'p-upper': '0' })
})

test('drops a change that a newer one supersedes', () => {
  const page = openLivePage()
  page.send({ type: 'choices.changed', choices: { ...sampleChoices, upper: 'strap' } })
  page.send({ type: 'choices.changed', choices: { ...sampleChoices, upper: 'sandal' } })
  const [, first, second] = page.jobs('customize')
  expect([first?.isOver, second?.isOver, second?.input]).toEqual([
    true,
    false,
    expect.objectContaining({ 'p-upper': '1' }),
  ])
  first?.end({ type: 'model.computed', figures: [] })
  expect(page.tags()).toEqual(['computing', 'live'])
})

test('sends nothing that the model does not accept, until it changes', () => {
  const page = openLivePage()
  page.send({ type: 'choices.changed', choices: tooLong })
  expect([page.tags(), page.jobs('customize').length]).toEqual([['live', 'outside'], 1])
  expect(page.context().outside).toEqual([{ choice: 'left.lengthMm', min: 180, max: 310 }])
  page.send({ type: 'choices.changed', choices: sampleChoices })
  expect([page.tags(), page.context().outside, page.jobs('customize').length]).toEqual([['computing', 'live'], [], 2])
})

describe('without a session the page shows its own pair, keeps what was chosen and says why:', () => {
  test.each([
    ['session.unconfigured', 'unconfigured', []],
    ['session.refused', 'refused', ['refused']],
    ['session.unreached', 'unreachable', ['unreachable']],
    ['session.delayed', 'slow', ['slow']],
    ['session.exhausted', 'exhausted', ['exhausted']],
    ['session.mismatched', 'wrongModel', ['wrong-model']],
    ['session.broken', 'broken', ['broken']],
  ] as const)('%s', (type: SessionFailure['type'], state, reason) => {
    const [opening, live] = [openPage(), openLivePage()]
    opening.end('openSession', { type } as SessionFailure)
    live.send({ type: 'choices.changed', choices: { ...sampleChoices, upper: 'strap' } })
    live.end('customize', { type } as SessionFailure)
    for (const page of [opening, live]) {
      expect(page.value()).toBe(JSON.stringify({ local: state }))
      expect(page.closedCount()).toBe(1)
      expect(page.tags()).toEqual(['local', ...reason].sort())
    }
    expect(live.context().choices?.upper).toBe('strap')
  })
})

test('gives up three seconds after the attempt, and half a minute after a change', () => {
  const [opening, live] = [openPage(), openLivePage()]
  opening.clock.increment(2_999)
  expect(opening.tags()).toEqual(['opening'])
  opening.clock.increment(1)
  live.send({ type: 'choices.changed', choices: sampleChoices })
  live.clock.increment(29_999)
  expect(live.tags()).toEqual(['computing', 'live'])
  live.clock.increment(1)
  expect([opening.value(), live.value()]).toEqual(['{"local":"slow"}', '{"local":"slow"}'])
  opening.end('openSession', opened)
  expect(opening.value()).toBe('{"local":"slow"}')
})

test('opens a session that ended once more, then shows its own pair', () => {
  const page = openLivePage()
  page.send({ type: 'choices.changed', choices: { ...sampleChoices, upper: 'strap' } })
  page.end('customize', { type: 'session.ended' })
  expect([page.tags(), page.jobs('openSession').length]).toEqual([['opening'], 2])
  page.end('openSession', opened)
  expect(page.jobs('customize').at(-1)?.input).toMatchObject({ 'p-upper': '0' })
  page.end('customize', { type: 'session.ended' })
  expect([page.value(), page.jobs('openSession').length]).toEqual(['{"local":"ended"}', 2])
  expect(page.tags()).toEqual(['ended', 'local'])
  page.send({ type: 'retry.requested' })
  page.end('openSession', opened)
  page.end('customize', { type: 'session.ended' })
  expect(page.jobs('openSession')).toHaveLength(4)
})

test('rejects a model that is not one of a pair of shoes', () => {
  const page = openPage()
  page.end('openSession', { type: 'session.opened', model: { parameters: [], exports: [] } })
  expect([page.value(), page.closedCount()]).toEqual(['{"local":"wrongModel"}', 1])
})

test('opens no session by itself when the page comes back after it was left', () => {
  const page = openLivePage()
  page.send({ type: 'page.shown' }, { type: 'choices.changed', choices: sampleChoices })
  expect([page.closedCount(), page.tags(), page.jobs('openSession').length]).toEqual([1, ['left', 'local'], 1])
})

test('makes one file at a time while the model goes on', () => {
  const page = openLivePage()
  page.send({ type: 'export.requested', file: 'e-stl' }, { type: 'choices.changed', choices: sampleChoices })
  expect([page.tags(), page.jobs('makeFile')[0]?.input]).toEqual([['computing', 'live', 'making-file'], 'e-stl'])
  page.end('makeFile', { type: 'export.failed' })
  expect(page.tags()).toEqual(['computing', 'file-failed', 'live'])
})

test('reaches every state and takes every transition of its table, and no other', () => {
  const events = [
    ...shapeDiverSessionEvents,
    { type: 'choices.changed', choices: tooLong },
    { type: 'session.opened', model: { parameters: [], exports: [] } },
    ...['openSession', 'customize', 'makeFile'].map((name) => ({
      type: `xstate.error.actor.${name}`,
      error: new Error('out of memory'),
    })),
    { type: 'xstate.after.openingLimit.opening' },
    { type: 'xstate.after.openingLimit.shapeDiverSession.reopening' },
    { type: 'xstate.after.computingLimit.shapeDiverSession.live.model.computing' },
  ]
  const serialize = ({ value, context }: AnyMachineSnapshot) =>
    JSON.stringify([value, context.outside.length, context.hasReopened])
  const table = writtenTable(import.meta.url)
  expect(proveMachine(shapeDiverSessionMachine, { events, table, serialize })).toEqual(sound)
})
