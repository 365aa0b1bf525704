import { assign, emit, fromPromise, setup } from 'xstate'
import { checkCart } from '#domain/checkout/check-cart.ts'
import { notProvided } from '../not-provided.ts'
import type {
  Acted,
  CartContext,
  CartDeed,
  CartEvent,
  CartInput,
  CartList,
  CartNews,
  CartTrouble,
  Listed,
  LookedAt,
} from './cart.types.ts'

type Ended<Output> = { context: CartContext; event: { output: Output } }

const isUnreached = ({ event }: Ended<Listed | LookedAt>) => event.output.kind === 'unreached'
const isDone = ({ event }: Ended<Acted>) => event.output.kind === 'done'
const hasNone = ({ event }: Ended<LookedAt>) => event.output.kind === 'looked' && event.output.lines.length === 0
const hasFaults = ({ context, event }: Ended<LookedAt>) => faultsIn(context, event.output).length > 0

function faultsIn({ delivery, kept }: CartContext, looked: LookedAt) {
  return looked.kind === 'looked' ? checkCart({ ...looked, delivery, kept }) : []
}

const broken: CartTrouble = { code: 'UNKNOWN_ERROR' }
const tellTrouble = {
  type: 'tell',
  params: ({ event: { output } }: Ended<Listed | LookedAt | Acted>) => ('trouble' in output ? output.trouble : broken),
} as const
const tellBroken = { type: 'tell', params: broken } as const
const takeList = {
  type: 'takeList',
  params: ({ event: { output } }: Ended<Listed | LookedAt | Acted>): Partial<CartList> =>
    output.kind === 'failed' ? (output.list ?? {}) : 'lines' in output ? output : {},
} as const
const takeFaults = {
  type: 'takeFaults',
  params: ({ context, event }: Ended<LookedAt>) => faultsIn(context, event.output),
} as const

const newsOf = { remove: 'removed', setAside: 'saved', takeUp: 'taken_up', add: 'put_back' } as const

/** Of the pair with which something was done, as it was before. */
function toldOf({ lines, saved, deeds: [deed], news }: CartContext): CartNews | undefined {
  if (!deed) return undefined
  const line = deed.kind === 'add' ? news?.line : [...lines, ...saved].find(({ id }) => id === deed.id)
  if (!line) return undefined
  if (deed.kind === 'remove' && saved.includes(line)) return { kind: 'forgotten', line }
  if (deed.kind === 'add' && deed.put_back === 'later') return { kind: 'saved', line }
  return { kind: newsOf[deed.kind], line }
}

/**
 * The pairs that somebody wants to order. One thing is done at a time, and the shop's answer is what is shown. A press of "Check out" looks at
 * everything again: either all of it can be ordered, or what is in the way is decided first.
 */
export const cartMachine = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    input: {} as CartInput,
    emitted: {} as { type: 'checkout.opened' },
    tags: {} as 'busy' | 'list' | 'empty' | 'unreached',
  },
  actors: {
    list: fromPromise<Listed>(notProvided('list')),
    act: fromPromise<Acted, readonly CartDeed[]>(notProvided('act')),
    look: fromPromise<LookedAt>(notProvided('look')),
  },
  guards: {
    hasNoLines: ({ context }) => context.lines.length === 0,
    isOther: ({ context, event }) => event.type === 'cart.counted' && event.count !== context.lines.length,
    mayPutBack: ({ context: { news } }) => news?.kind === 'removed' || news?.kind === 'forgotten',
  },
  actions: {
    takeList: assign((_, { lines, saved }: Partial<CartList>) => ({
      ...(lines && { lines }),
      ...(saved && { saved }),
    })),
    takeDeeds: assign(({ event }) => {
      if (event.type === 'deed.wanted') return { deeds: [event.deed], trouble: undefined }
      return event.type === 'fix.wanted' ? { deeds: event.deeds, trouble: undefined } : {}
    }),
    takeUndo: assign(({ context: { news } }) => {
      if (!news) return {}
      const { configuration, consent } = news.line
      const put_back = news.kind === 'forgotten' ? 'later' : 'cart'
      return { deeds: [{ kind: 'add', configuration, consent, put_back } as const], trouble: undefined }
    }),
    takeDelivery: assign(({ event }) =>
      event.type === 'checkout.wanted'
        ? { delivery: event.delivery, deeds: [], trouble: undefined, news: undefined }
        : {},
    ),
    tellNews: assign({ news: ({ context }) => toldOf(context) }),
    tell: assign({ trouble: (_, trouble: CartTrouble | undefined) => trouble }),
    takeFaults: assign({ faults: (_, faults: CartContext['faults']) => faults }),
    forgetFaults: assign({ faults: [], deeds: [], trouble: undefined }),
    keepAsItIs: assign(({ context, event }) =>
      event.type === 'pair.kept' ? { kept: [...context.kept, event.line] } : {},
    ),
    openCheckout: emit({ type: 'checkout.opened' }),
    /** An effect of the browser: the head and other tabs hear how many there are. */
    tellCount: notProvided<[{ context: CartContext }]>('tellCount'),
  },
}).createMachine({
  id: 'cart',
  context: ({ input }) => ({ lines: [], saved: [], deeds: [], delivery: input.delivery, kept: [], faults: [] }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'list',
        src: 'list',
        onDone: [
          { guard: isUnreached, target: 'unreached', actions: tellTrouble },
          { target: 'settling', actions: [takeList, 'tellCount'] },
        ],
        onError: { target: 'unreached', actions: tellBroken },
      },
    },
    unreached: { tags: 'unreached', on: { 'opening.retried': 'opening' }, exit: { type: 'tell', params: undefined } },
    settling: { always: [{ guard: 'hasNoLines', target: 'empty' }, { target: 'filled' }] },
    /** Some may be saved for later. */
    empty: {
      tags: ['list', 'empty'],
      on: {
        'deed.wanted': { target: 'acting', actions: 'takeDeeds' },
        'undo.wanted': { guard: 'mayPutBack', target: 'acting', actions: 'takeUndo' },
        'cart.counted': { guard: 'isOther', target: 'listening' },
      },
    },
    filled: {
      tags: 'list',
      on: {
        'deed.wanted': { target: 'acting', actions: 'takeDeeds' },
        'undo.wanted': { guard: 'mayPutBack', target: 'acting', actions: 'takeUndo' },
        'cart.counted': { guard: 'isOther', target: 'listening' },
        'checkout.wanted': { target: 'checking', actions: 'takeDelivery' },
      },
    },
    /** Whoever told of a change knows the number: told back, two tabs that hear different answers would never end. */
    listening: {
      tags: 'list',
      invoke: {
        id: 'hear',
        src: 'list',
        onDone: { target: 'settling', actions: takeList },
        // What is shown may be old, and says so at the next press.
        onError: 'settling',
      },
      on: { 'deed.wanted': { target: 'acting', actions: 'takeDeeds' } },
    },
    acting: {
      tags: ['list', 'busy'],
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => context.deeds,
        onDone: [
          { guard: isDone, target: 'settling', actions: ['tellNews', takeList, 'tellCount'] },
          { target: 'settling', actions: [tellTrouble, takeList] },
        ],
        onError: { target: 'settling', actions: tellBroken },
      },
    },
    checking: {
      tags: ['list', 'busy'],
      invoke: {
        id: 'look',
        src: 'look',
        onDone: [
          { guard: isUnreached, target: 'filled', actions: ['forgetFaults', tellTrouble] },
          { guard: hasNone, target: 'empty', actions: [takeList, 'forgetFaults', 'tellCount'] },
          { guard: hasFaults, target: 'stopped', actions: [takeFaults, takeList, 'tellCount'] },
          { target: 'filled', actions: [takeList, 'forgetFaults', 'tellCount', 'openCheckout'] },
        ],
        onError: { target: 'filled', actions: ['forgetFaults', tellBroken] },
      },
    },
    /** Something is in the way. */
    stopped: {
      tags: 'list',
      on: {
        'fix.wanted': { target: 'fixing', actions: 'takeDeeds' },
        'pair.kept': { target: 'checking', actions: 'keepAsItIs' },
        'check.left': { target: 'settling', actions: 'forgetFaults' },
      },
    },
    fixing: {
      tags: ['list', 'busy'],
      invoke: {
        id: 'fix',
        src: 'act',
        input: ({ context }) => context.deeds,
        onDone: [
          { guard: isDone, target: 'checking', actions: [takeList, 'tellCount'] },
          { target: 'stopped', actions: [tellTrouble, takeList] },
        ],
        onError: { target: 'stopped', actions: tellBroken },
      },
    },
  },
})
