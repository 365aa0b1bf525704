import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '../../tests/support/components/open-screen.tsx'

test('completed steps are links and the current step is marked', async () => {
  await openScreen('/tabi-gen-01/fit')
  const steps = within(screen.getByRole('navigation', { name: 'Steps to your pair' })).getAllByRole('listitem')
  expect(
    steps.map((step) => step.querySelector('a')?.getAttribute('href') ?? step.getAttribute('aria-current')),
  ).toEqual(['/tabi-gen-01/scan', '/tabi-gen-01/style', 'step', null])
})
