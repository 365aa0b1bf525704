import { expect, onTestFinished, test } from 'vitest'
import { type AnyEventObject, type AnyMachineSnapshot, createActor } from 'xstate'
import { someDesign, someLine, somePair } from '../../tests/support/builders/some-design.ts'
import { someScan } from '../../tests/support/builders/some-scan.ts'
import { writtenTable } from '../../tests/support/written-table.ts'
import { playedShop } from '../testing/played-shop.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import { cartMachine } from './cart.machine.ts'
import type { CartCheckResult, CartCommandResult, CartEvent, CartLine, CartListResult } from './cart.types.ts'

const measured = { personId: 'ann', scanId: 's1', scan: someScan() }
const design = someDesign({}, measured)
const ann = someLine('ann', somePair(measured, { id: design.id }))
const bea = someLine('bea', somePair(measured))
const gone = someLine('gone', somePair(measured), 'scan_mismatch')

const listed = (lines: CartLine[], saved: CartLine[] = []): CartListResult => ({ kind: 'listed', lines, saved })
const done = (lines: CartLine[], saved: CartLine[] = []): CartCommandResult => ({ kind: 'done', lines, saved })
const looked = (lines: CartLine[], more: object = {}): CartCheckResult => ({
  kind: 'looked',
  lines,
  saved: [],
  left: 590,
  designs: [],
  ...more,
})
const unreached = { kind: 'unreached', error: { code: 'NETWORK_ERROR' } } as const
const failed: CartCommandResult = { kind: 'failed', error: { code: 'cart_full' } }

/** An open cart with a fake shop. */
function opens() {
  const { done: actorInputs, effect, answers } = playedShop<CartListResult | CartCommandResult | CartCheckResult>()
  const counts: number[] = []
  const machine = cartMachine.provide({
    actors: { list: effect('list'), act: effect('act'), look: effect('look') },
    actions: { publishCount: ({ context }) => void counts.push(context.lines.length) },
  })
  const actor = createActor(machine, { input: { delivery: 'GB' } })
  let opened = 0
  const listening = actor.on('checkout.opened', () => {
    opened += 1
  })
  onTestFinished(() => listening.unsubscribe())
  actor.start()
  const now = () => actor.getSnapshot()
  return {
    actorInputs,
    counts,
    answers,
    send: (event: CartEvent) => actor.send(event),
    at: () => now().value,
    tags: () => [...now().tags],
    context: () => now().context,
    ids: () => [now().context.lines.map(({ id }) => id), now().context.saved.map(({ id }) => id)],
    checkouts: () => opened,
  }
}

async function shows(lines: CartLine[], saved: CartLine[] = []) {
  const page = opens()
  await page.answers(listed(lines, saved))
  return page
}
async function checks(lines: CartLine[], answer: CartCheckResult) {
  const page = await shows(lines)
  page.send({ type: 'checkout.wanted', delivery: 'GB' })
  await page.answers(answer)
  return page
}
const last = ({ actorInputs }: ReturnType<typeof opens>) => actorInputs.at(-1) ?? ''

test('loads the cart on retry after the shop was unreachable', async () => {
  const page = opens()
  await page.answers(unreached)
  expect([page.at(), page.context().error]).toEqual(['unreached', unreached.error])
  page.send({ type: 'opening.retried' })
  await page.answers(listed([ann]))
  expect([page.at(), page.context().error, page.counts]).toEqual(['filled', undefined, [1]])
})

test('shows an empty cart even when pairs are saved for later', async () => {
  expect([(await shows([])).at(), (await shows([], [bea])).at()]).toEqual(['empty', 'empty'])
})

test('removes a pair, reports it, and restores it with its consent', async () => {
  const page = await shows([ann])
  page.send({ type: 'command.requested', command: { kind: 'remove', id: 'ann' } })
  await page.answers(done([]))
  expect([page.at(), page.context().status, page.counts]).toEqual(['empty', { kind: 'removed', line: ann }, [1, 0]])
  page.send({ type: 'undo.wanted' })
  const { configuration, consent } = ann
  expect(last(page)).toBe(`act ${JSON.stringify([{ kind: 'add', configuration, consent, put_back: 'cart' }])}`)
  await page.answers(done([ann]))
  expect([page.at(), page.context().status, page.counts]).toEqual([
    'filled',
    { kind: 'put_back', line: ann },
    [1, 0, 1],
  ])
})

test('restores a pair that could not be ordered, with its blockers', async () => {
  const page = await shows([gone, bea])
  page.send({ type: 'command.requested', command: { kind: 'remove', id: 'gone' } })
  await page.answers(done([bea]))
  page.send({ type: 'undo.wanted' })
  expect(page.context().commands).toMatchObject([{ kind: 'add', put_back: 'cart' }])
  await page.answers(done([bea, gone]))
  expect([page.ids()[0], page.context().status]).toEqual([['bea', 'gone'], { kind: 'put_back', line: gone }])
})

test('saves a pair for later and moves it back to the cart', async () => {
  const page = await shows([ann, bea])
  page.send({ type: 'command.requested', command: { kind: 'saveForLater', id: 'ann' } })
  await page.answers(done([bea], [ann]))
  expect([page.ids(), page.context().status]).toEqual([[['bea'], ['ann']], { kind: 'saved', line: ann }])
  page.send({ type: 'command.requested', command: { kind: 'moveToCart', id: 'ann' } })
  await page.answers(done([ann, bea]))
  expect([page.ids(), page.context().status]).toEqual([[['ann', 'bea'], []], { kind: 'moved_to_cart', line: ann }])
})

test('restores a pair that was removed from the saved ones', async () => {
  const page = await shows([bea], [ann])
  page.send({ type: 'command.requested', command: { kind: 'remove', id: 'ann' } })
  await page.answers(done([bea]))
  expect(page.context().status).toEqual({ kind: 'forgotten', line: ann })
  page.send({ type: 'undo.wanted' })
  expect(page.context().commands).toMatchObject([{ kind: 'add', put_back: 'later' }])
  await page.answers(done([bea], [ann]))
  expect([page.ids(), page.context().status]).toEqual([[['bea'], ['ann']], { kind: 'saved', line: ann }])
})

test('shows the error of a failed command, leaves the cart unchanged, and clears the error with the next command', async () => {
  const page = await shows([bea], [ann])
  for (const answer of [failed, new Error('the line broke')]) {
    page.send({ type: 'command.requested', command: { kind: 'moveToCart', id: 'ann' } })
    expect(page.context().error).toBeUndefined()
    await page.answers(answer)
    expect([page.at(), page.ids()]).toEqual(['filled', [['bea'], ['ann']]])
    expect(page.context().error?.code).toBe(answer instanceof Error ? 'UNKNOWN_ERROR' : 'cart_full')
  }
})

test('reloads the cart after a change in another tab without publishing a count, and keeps it without a response', async () => {
  const page = await shows([ann])
  page.send({ type: 'cart.counted', count: 1 })
  expect(page.at()).toBe('filled')
  page.send({ type: 'cart.counted', count: 2 })
  await page.answers(listed([ann, bea]))
  expect([page.ids()[0], page.counts]).toEqual([['ann', 'bea'], [1]])
  for (const answer of [unreached, new Error('the line broke')]) {
    page.send({ type: 'cart.counted', count: 1 })
    await page.answers(answer)
    expect([page.at(), page.ids()[0]]).toEqual(['filled', ['ann', 'bea']])
  }
})

test('checks out, and restores a pair, while a change of another tab is still being loaded', async () => {
  const page = await shows([ann, bea])
  page.send({ type: 'command.requested', command: { kind: 'remove', id: 'ann' } })
  await page.answers(done([bea]))
  for (const event of [{ type: 'undo.wanted' } as const, { type: 'checkout.wanted', delivery: 'JP' } as const]) {
    page.send({ type: 'cart.counted', count: 5 })
    page.send(event)
    await page.answers(event.type === 'undo.wanted' ? done([ann, bea]) : looked([ann]))
  }
  expect(page.actorInputs.filter((name) => name.startsWith('act')).at(-1)).toContain('"put_back":"cart"')
  expect([page.checkouts(), page.ids()[0], page.context().delivery]).toEqual([1, ['ann'], 'JP'])
})

test('opens the checkout for a cart without blockers, and shows the cart on return', async () => {
  const page = await checks([ann], looked([ann]))
  expect([page.at(), page.checkouts(), page.context().blockers]).toEqual(['filled', 1, []])
})

test('stops the checkout at a blocker, and goes on once the blocked pair is saved for later', async () => {
  const page = await checks([gone, bea], looked([gone, bea]))
  expect([page.at(), page.checkouts(), page.context().blockers]).toEqual([
    'stopped',
    0,
    [{ kind: 'scan_mismatch', line: 'gone' }],
  ])
  page.send({ type: 'fix.wanted', commands: [{ kind: 'saveForLater', id: 'gone' }] })
  await page.answers(done([bea], [gone]))
  expect([page.at(), page.context().blockers.length]).toEqual(['checking', 1])
  await page.answers(looked([bea], { saved: [gone] }))
  expect([page.at(), page.checkouts(), page.ids()]).toEqual(['filled', 1, [['bea'], ['gone']]])
})

test('orders a pair as it is in the cart after the visitor confirms it despite a changed design', async () => {
  const designs = [{ ...design, colour: 'green' } as const]
  const page = await checks([ann], looked([ann], { designs }))
  expect(page.context().blockers).toMatchObject([{ kind: 'changed_here', line: 'ann' }])
  page.send({ type: 'pair.confirmed', line: 'ann' })
  await page.answers(looked([ann], { designs }))
  expect([page.at(), page.checkouts()]).toEqual(['filled', 1])
})

test('uses the delivery country of the click on check out', async () => {
  const page = await shows([ann])
  page.send({ type: 'checkout.wanted', delivery: 'FR' })
  await page.answers(looked([ann]))
  expect(page.context().blockers).toEqual([{ kind: 'not_shipping' }])
  page.send({ type: 'check.left' })
  page.send({ type: 'checkout.wanted', delivery: 'JP' })
  await page.answers(looked([ann]))
  expect(page.checkouts()).toBe(1)
})

test('keeps the blockers and shows the error when a fix fails', async () => {
  const page = await checks([gone, bea], looked([gone, bea]))
  for (const answer of [failed, new Error('the line broke')]) {
    page.send({ type: 'fix.wanted', commands: [{ kind: 'saveForLater', id: 'gone' }] })
    await page.answers(answer)
    expect([page.at(), page.context().blockers.length, page.context().error !== undefined]).toEqual([
      'stopped',
      1,
      true,
    ])
  }
  page.send({ type: 'check.left' })
  expect([page.at(), page.context().blockers, page.context().error]).toEqual(['filled', [], undefined])
})

test('shows the lists of the shop when only the first of several commands succeeded', async () => {
  const page = await checks([gone, bea], looked([gone, bea]))
  page.send({
    type: 'fix.wanted',
    commands: [
      { kind: 'saveForLater', id: 'gone' },
      { kind: 'saveForLater', id: 'bea' },
    ],
  })
  await page.answers({ kind: 'failed', error: { code: 'saved_for_later_full' }, list: { lines: [bea], saved: [gone] } })
  expect([page.at(), page.ids()]).toEqual(['stopped', [['bea'], ['gone']]])
})

test('reports a check without a response, and shows a cart that was emptied meanwhile as empty', async () => {
  for (const answer of [unreached, new Error('the line broke')]) {
    const page = await shows([ann])
    page.send({ type: 'checkout.wanted', delivery: 'GB' })
    await page.answers(answer)
    expect([page.at(), page.checkouts(), page.context().error !== undefined]).toEqual(['filled', 0, true])
  }
  const emptied = await checks([ann], looked([]))
  expect([emptied.at(), emptied.checkouts(), emptied.counts.at(-1)]).toEqual(['empty', 0, 0])
})

test('shows the lists wherever it has them, and is busy while the visitor waits for the shop', async () => {
  const page = opens()
  expect(page.tags()).toEqual(['busy'])
  await page.answers(unreached)
  expect(page.tags()).toEqual(['unreached'])
  page.send({ type: 'opening.retried' })
  await page.answers(listed([gone]))
  expect(page.tags()).toEqual(['list'])
  page.send({ type: 'cart.counted', count: 0 })
  expect([page.at(), page.tags()]).toEqual(['listening', ['list']])
  await page.answers(listed([]))
  expect(page.tags()).toEqual(['list', 'empty'])
  page.send({ type: 'command.requested', command: { kind: 'moveToCart', id: 'gone' } })
  expect(page.tags()).toEqual(['list', 'busy'])
  await page.answers(done([gone]))
  page.send({ type: 'checkout.wanted', delivery: 'GB' })
  expect(page.tags()).toEqual(['list', 'busy'])
  await page.answers(looked([gone]))
  expect(page.tags()).toEqual(['list'])
  page.send({ type: 'fix.wanted', commands: [{ kind: 'remove', id: 'gone' }] })
  expect([page.at(), page.tags()]).toEqual(['fixing', ['list', 'busy']])
})

test('sends the command of the visitor, whatever the cart shows', async () => {
  const command = { kind: 'moveToCart', id: 'bea' } as const
  for (const lines of [[], [ann]]) {
    const page = await shows(lines, [bea])
    page.send({ type: 'command.requested', command })
    expect(last(page)).toBe(`act ${JSON.stringify([command])}`)
  }
  const page = await shows([ann], [bea])
  page.send({ type: 'cart.counted', count: 2 })
  page.send({ type: 'command.requested', command })
  expect(last(page)).toBe(`act ${JSON.stringify([command])}`)
})

test('takes the lists and the count of every check, whatever comes of it', async () => {
  for (const lines of [[ann, bea], [gone, ann], []]) {
    const page = await checks([ann], looked(lines, { saved: [gone] }))
    expect([page.ids(), page.counts]).toEqual([
      [lines.map(({ id }) => id), ['gone']],
      [1, lines.length],
    ])
  }
})

test('sends the commands of a fix, and takes their lists and their count', async () => {
  const page = await checks([gone, bea], looked([gone, bea]))
  const commands = [{ kind: 'saveForLater', id: 'gone' }] as const
  page.send({ type: 'fix.wanted', commands })
  expect(last(page)).toBe(`act ${JSON.stringify(commands)}`)
  await page.answers(done([bea], [gone]))
  expect([page.ids(), page.counts]).toEqual([
    [['bea'], ['gone']],
    [2, 2, 1],
  ])
})

test.each([
  ['is unreachable', unreached, 'NETWORK_ERROR'],
  ['crashes', new Error('the line broke'), 'UNKNOWN_ERROR'],
])('forgets blockers and commands when the shop %s at the next check', async (_, answer, code) => {
  const page = await checks([gone, bea], looked([gone, bea]))
  page.send({ type: 'fix.wanted', commands: [{ kind: 'saveForLater', id: 'gone' }] })
  await page.answers(done([bea], [gone]))
  await page.answers(answer)
  expect([page.at(), page.context()]).toMatchObject(['filled', { blockers: [], commands: [], error: { code } }])
})

test('forgets blockers once the next check finds none, or no pair at all', async () => {
  for (const lines of [[bea], []]) {
    const page = await checks([gone, bea], looked([gone, bea]))
    page.send({ type: 'fix.wanted', commands: [{ kind: 'saveForLater', id: 'gone' }] })
    await page.answers(done([bea], [gone]))
    await page.answers(looked(lines))
    expect([page.context().blockers, page.context().commands]).toEqual([[], []])
  }
})

test('shows an unknown error when loading crashes', async () => {
  const page = opens()
  await page.answers(new Error('the line broke'))
  expect([page.at(), page.context().error?.code]).toEqual(['unreached', 'UNKNOWN_ERROR'])
})

test('takes the lists that come with the error of a command', async () => {
  const page = await shows([ann], [bea])
  page.send({ type: 'command.requested', command: { kind: 'moveToCart', id: 'bea' } })
  await page.answers({ ...failed, list: { lines: [], saved: [bea] } })
  expect([page.at(), page.ids(), page.context().error?.code]).toEqual(['empty', [[], ['bea']], 'cart_full'])
})

test('confirms several pairs one after the other', async () => {
  const designs = [{ ...design, colour: 'green' } as const]
  const twin = { ...ann, id: 'twin' }
  const page = await checks([ann, twin], looked([ann, twin], { designs }))
  for (const line of ['ann', 'twin']) {
    page.send({ type: 'pair.confirmed', line })
    await page.answers(looked([ann, twin], { designs }))
  }
  expect([page.at(), page.checkouts()]).toEqual(['filled', 1])
})

test('clears error, status and commands with the next check', async () => {
  const page = await shows([ann, bea])
  page.send({ type: 'command.requested', command: { kind: 'remove', id: 'bea' } })
  await page.answers(done([ann]))
  page.send({ type: 'checkout.wanted', delivery: 'JP' })
  expect(page.context()).toMatchObject({ delivery: 'JP', commands: [], error: undefined, status: undefined })
  await page.answers(unreached)
  page.send({ type: 'checkout.wanted', delivery: 'JP' })
  expect(page.context().error).toBeUndefined()
})

test('reaches every state and takes every transition of its table, and no other', () => {
  const ended = (name: string, output: unknown) => ({ type: `xstate.done.actor.${name}`, output })
  const broken = (name: string) => ({ type: `xstate.error.actor.${name}`, error: new Error('cannot be') })
  const events: AnyEventObject[] = [
    ended('list', listed([ann])),
    ended('list', listed([])),
    ended('list', unreached),
    broken('list'),
    { type: 'opening.retried' },
    { type: 'cart.counted', count: 5 },
    ended('hear', listed([ann])),
    broken('hear'),
    { type: 'command.requested', command: { kind: 'remove', id: 'ann' } },
    { type: 'undo.wanted' },
    ended('act', done([])),
    ended('act', done([bea])),
    ended('act', failed),
    broken('act'),
    { type: 'checkout.wanted', delivery: 'GB' },
    ended('look', looked([ann])),
    ended('look', looked([gone])),
    ended('look', looked([])),
    ended('look', unreached),
    broken('look'),
    { type: 'fix.wanted', commands: [] },
    { type: 'pair.confirmed', line: 'ann' },
    { type: 'check.left' },
    ended('fix', done([ann])),
    ended('fix', failed),
    broken('fix'),
  ]
  const provided = cartMachine.provide({ actions: { publishCount: () => {} } })
  const serialize = ({ value, context }: AnyMachineSnapshot) =>
    JSON.stringify([value, context.lines.length, context.status?.kind, context.blockers.length])
  const inputs = [{ delivery: 'GB' }]
  expect(proveMachine(provided, { events, serialize, inputs, table: writtenTable(import.meta.url) })).toEqual(sound)
})
