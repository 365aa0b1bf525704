import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setup } from 'xstate'
import { pages } from '#domain/navigation/pages.ts'
import { startActor } from '#src/actors/start-actor.ts'
import { openScreen, settled } from '../support/components/open-screen.tsx'

const machine = setup({}).createMachine({ id: 'way' })

test('shares one actor between the four steps, and stops it at the checkout', async () => {
  const { router, actors } = await openScreen('/tabi-gen-01/scan')
  const { layoutActors } = router.options.context
  const start = () => startActor(actors, machine, { name: 'way', inspectable: { context: [], events: {} } })
  const owned = () => layoutActors.of('/_settings/_tabi-gen-01', start)
  const first = owned()
  const goTo = async (to: string) => {
    await act(() => router.navigate({ to }))
    await settled(router)
  }
  const steps = pages.map(({ path }) => path).filter((path) => path.startsWith('/tabi-gen-01/'))
  expect(steps).toHaveLength(4)
  for (const step of steps) {
    await goTo(step)
    expect([router.state.location.pathname, first.getSnapshot().status]).toEqual([step, 'active'])
    expect(owned()).toBe(first)
  }
  await goTo('/cart/checkout')
  expect([router.state.location.pathname, first.getSnapshot().status]).toEqual(['/cart/checkout', 'stopped'])
  expect([...actors.running().keys()]).not.toContain('way')
})
