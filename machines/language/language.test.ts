import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { FoundLanguage } from '#domain/language/find-language.ts'
import { writtenTable } from '../../tests/support/written-table.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import { languageMachine } from './language.machine.ts'

function start(found: FoundLanguage = { language: 'en', cameFrom: 'default' }) {
  const clock = new SimulatedClock()
  const done: string[] = []
  let end: (error?: Error) => void = () => {}
  const delay = <Input>(name: string) =>
    fromPromise<void, Input>(
      ({ input }) =>
        new Promise((resolve, reject) => {
          done.push(`${name} ${input}`)
          end = (error) => (error ? reject(error) : resolve())
        }),
    )
  const machine = languageMachine.provide({
    actors: {
      setUp: delay('sets up'),
      fetchAhead: delay('fetches'),
      loadTranslations: delay('loads'),
    },
    actions: {
      saveLanguage: (_, language) => void done.push(`kept ${language}`),
      goTo: (_, requested) => void done.push(`went to ${requested}`),
      leaveFor: (_, requested) => void done.push(`left for ${requested}`),
      log: (_, { error }) => void done.push(`logged ${error}`),
      reportError: (_, { error }) => void done.push(`told ${error}`),
    },
  })
  const actor = createActor(machine, { clock, input: found }).start()
  const settle = async (error?: Error) => {
    end(error)
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
  }
  return {
    actor,
    clock,
    done,
    works: () => settle(),
    fails: () => settle(new Error('no line')),
    state: () => actor.getSnapshot(),
    tags: () => [...actor.getSnapshot().tags].sort(),
  }
}

/** A page with its language set up and its changed texts loaded. */
async function started(found?: FoundLanguage) {
  const language = start(found)
  await language.works()
  language.clock.increment(100)
  await language.works()
  language.done.length = 0
  return language
}

test('sets up, stores and addresses the detected language, and loads changed texts 100 ms later', async () => {
  const language = start({ language: 'ja', cameFrom: 'saved' })
  expect([language.state().value, language.done]).toEqual(['detecting', ['sets up ja']])
  await language.works()
  expect([language.state().value, language.done.at(-1)]).toEqual(['waiting', 'kept ja'])
  language.clock.increment(99)
  expect(language.done).toEqual(['sets up ja', 'kept ja'])
  language.clock.increment(1)
  expect(language.done.at(-1)).toBe('loads ja')
  await language.works()
  expect([language.state().value, language.state().context.cameFrom]).toEqual(['ready', 'saved'])
})

test('logs a failed setup, stores nothing, and loads no changed texts', async () => {
  const language = start()
  await language.fails()
  language.clock.increment(5_000)
  expect([language.state().value, language.done]).toEqual(['unset', ['sets up en', 'logged Error: no line']])
})

test('reports changed texts that do not load, and keeps the page running', async () => {
  const language = start()
  await language.works()
  language.clock.increment(100)
  await language.fails()
  expect([language.state().value, language.done.at(-1)]).toEqual(['degraded', 'told Error: no line'])
})

test('shows and stores a chosen language once its texts are loaded', async () => {
  const language = await started()
  language.actor.send({ type: 'language.chosen', language: 'ja' })
  expect([language.done, language.state().context.language]).toEqual([['fetches ja'], 'en'])
  await language.works()
  expect(language.done).toEqual(['fetches ja', 'went to ja', 'kept ja'])
  expect(language.state().context).toEqual({ language: 'ja', cameFrom: 'query', requested: undefined })
  language.clock.increment(100)
  expect(language.done.at(-1)).toBe('loads ja')
})

test('loads the document of a chosen language whose texts fail, and allows to choose it again', async () => {
  const language = await started()
  language.actor.send({ type: 'language.chosen', language: 'ja' })
  await language.fails()
  expect([language.state().value, language.done.at(-1)]).toEqual(['degraded', 'left for ja'])
  expect(language.state().context).toMatchObject({ language: 'en', requested: undefined })
  language.actor.send({ type: 'language.chosen', language: 'ja' })
  expect(language.done.at(-1)).toBe('fetches ja')
})

test('uses the last of two choices', async () => {
  const language = await started()
  language.actor.send({ type: 'language.chosen', language: 'ja' })
  language.actor.send({ type: 'language.chosen', language: 'en' })
  await language.works()
  expect(language.done).toEqual(['fetches ja', 'fetches en', 'went to en', 'kept en'])
})

test('does not load a language that is shown or already loading', async () => {
  const language = await started()
  language.actor.send({ type: 'language.chosen', language: 'en' })
  expect([language.state().value, language.done]).toEqual(['ready', []])
  for (const _time of [1, 2]) language.actor.send({ type: 'language.chosen', language: 'ja' })
  expect(language.done).toEqual(['fetches ja'])
})

test('cancels a pending choice when the address changes the language', async () => {
  const language = await started()
  for (const chosen of ['ja', 'en'] as const) language.actor.send({ type: 'language.chosen', language: chosen })
  language.actor.send({ type: 'language.requested', found: { language: 'ja', cameFrom: 'path' } })
  await language.works()
  language.actor.send({ type: 'language.chosen', language: 'en' })
  expect(language.done.slice(2)).toEqual(['sets up ja', 'kept ja', 'fetches en'])
})

test('sets up and stores the language of a new address, and ignores the same one', async () => {
  const language = await started()
  language.actor.send({ type: 'language.requested', found: { language: 'en', cameFrom: 'path' } })
  expect([language.state().value, language.done]).toEqual(['ready', []])
  language.actor.send({ type: 'language.requested', found: { language: 'ja', cameFrom: 'path' } })
  await language.works()
  expect(language.done).toEqual(['sets up ja', 'kept ja'])
  expect(language.state().context).toEqual({ language: 'ja', cameFrom: 'path', requested: undefined })
})

test('shows the page once its language is set up, and forbids a reload while a language loads', async () => {
  const language = start()
  expect(language.tags()).toEqual(['busy'])
  await language.works()
  expect(language.tags()).toEqual(['started'])
  language.clock.increment(100)
  expect([language.state().value, language.tags()]).toEqual(['loading', ['started']])
  await language.works()
  expect([language.state().value, language.tags()]).toEqual(['ready', ['started']])
  language.actor.send({ type: 'language.chosen', language: 'ja' })
  expect(language.tags()).toEqual(['busy', 'changing', 'started'])
  await language.fails()
  expect([language.state().value, language.tags()]).toEqual(['degraded', ['started']])
})

test('tags when the page can be shown and when it cannot', async () => {
  const language = start()
  expect(language.state().hasTag('started')).toBe(false)
  await language.works()
  expect(language.state().hasTag('started')).toBe(true)
  const broken = start()
  await broken.fails()
  expect(broken.state().hasTag('failed')).toBe(true)
})

test('reaches every state and takes every transition of its table, and no other', () => {
  const provided = languageMachine.provide({
    actions: { saveLanguage: () => {}, goTo: () => {}, leaveFor: () => {}, log: () => {}, reportError: () => {} },
  })
  const events = [
    { type: 'language.chosen', language: 'ja' },
    { type: 'language.requested', found: { language: 'ja', cameFrom: 'path' } },
    { type: 'xstate.after.wait.language.waiting' },
    ...['setUp', 'fetchAhead', 'loadTranslations'].flatMap((id) => [
      { type: `xstate.done.actor.${id}`, output: undefined },
      { type: `xstate.error.actor.${id}`, error: new Error('no line') },
    ]),
  ]
  const serialize = ({ value, context }: { value: unknown; context: FoundLanguage & { requested?: unknown } }) =>
    JSON.stringify([value, context.language, context.requested])
  const input: FoundLanguage = { language: 'en', cameFrom: 'default' }
  expect(proveMachine(provided, { events, serialize, inputs: [input], table: writtenTable(import.meta.url) })).toEqual(
    sound,
  )
})
