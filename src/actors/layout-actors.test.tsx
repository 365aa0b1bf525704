import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { setup } from 'xstate'
import { createBuilds, createReload } from '#src/page/reload-port.ts'
import { createActorRegistry } from './actors.ts'
import { createLayoutActors } from './layout-actors.ts'
import { startActor } from './start-actor.ts'

const routeMachine = setup({ types: { events: {} as { type: 'step.made' }, tags: {} as 'busy' } }).createMachine({
  id: 'way',
  initial: 'first',
  states: {
    first: { on: { 'step.made': 'second' } },
    second: { tags: 'busy', on: { 'step.made': 'last' } },
    last: { type: 'final' },
  },
})

/** A shop with two pages in a layout that has an actor, and a page outside of it. */
async function openWay(address: string) {
  const [actors, layouts] = [createActorRegistry(), createLayoutActors()]
  const start = vi.fn(() => startActor(actors, routeMachine, { name: 'way', inspectable: { context: [], events: {} } }))
  const requests: unknown[] = []
  const root = createRootRoute({ component: Outlet })
  const way = createRoute({
    getParentRoute: () => root,
    id: '_way',
    beforeLoad: () => void requests.push(layouts.of('/_way', start).getSnapshot().value),
    component: Way,
  })
  // StrictMode renders twice, so the component requests the actor twice.
  function Way() {
    layouts.of('/_way', start)
    return <Outlet />
  }
  const page = (parent: typeof root | typeof way, path: string) =>
    createRoute({ getParentRoute: () => parent, path, component: () => <p>{path}</p> })
  const routeTree = root.addChildren([way.addChildren([page(way, '/one'), page(way, '/two')]), page(root, '/away')])
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) })
  layouts.follow(router)
  const { findByText } = render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  await findByText(address)
  const goTo = async (to: string) => {
    await router.navigate({ to: to as never })
    await findByText(to)
  }
  return { router, requests, layouts, start, goTo, running: () => [...actors.running().keys()] }
}

test('the actor of a layout keeps running from one of its pages to the next', async () => {
  const { goTo, requests, layouts, start, running } = await openWay('/one')
  layouts.of('/_way', start).send({ type: 'step.made' })
  await goTo('/two')
  expect(requests).toEqual(['first', 'second'])
  expect(running()).toEqual(['way'])
  expect(start).toHaveBeenCalledTimes(1)
})

test('the actor stops when the layout is left, and a new one starts on return', async () => {
  const { goTo, requests, layouts, start, running } = await openWay('/one')
  const first = layouts.of('/_way', start)
  first.send({ type: 'step.made' })
  await goTo('/away')
  expect([running(), first.getSnapshot().status]).toEqual([[], 'stopped'])
  await goTo('/one')
  expect([running(), requests]).toEqual([['way'], ['first', 'first']])
})

test('an actor started by preloading a page stops at the next navigation', async () => {
  const { router, goTo, running } = await openWay('/away')
  await router.preloadRoute({ to: '/one' as never })
  expect(running()).toEqual(['way'])
  await goTo('/away')
  await router.navigate({ to: '/away' as never, search: { again: 1 } as never })
  expect(running()).toEqual([])
})

test('an actor that has ended is replaced by a new one at the next request', async () => {
  const { layouts, start, running } = await openWay('/one')
  const first = layouts.of('/_way', start)
  for (const type of ['step.made', 'step.made'] as const) first.send({ type })
  expect([first.getSnapshot().status, running()]).toEqual(['done', []])
  const second = layouts.of('/_way', start)
  expect([second.getSnapshot().value, running()]).toEqual(['first', ['way']])
  expect(layouts.of('/_way', start)).toBe(second)
})

test('a busy layout actor blocks reloads', async () => {
  const { layouts, start, goTo } = await openWay('/one')
  const reload = createReload(createBuilds())
  reload.reloadBlockerFor(layouts)
  expect(reload.isWorking()).toBe(false)
  layouts.of('/_way', start).send({ type: 'step.made' })
  expect(reload.isWorking()).toBe(true)
  await goTo('/away')
  expect(reload.isWorking()).toBe(false)
})
